/// Writes a graph in the language of Graphviz.
///
/// Owners and modules are clusters; the shape and the colour of a box tell the lifetime, a thick line
/// the main actor. What is made later is dashed, what is optional dotted; what is on a cycle, missing
/// or wrong on its own is red, and what holds a value captive is orange. There is no background, so that a
/// picture fits light and dark pages.
///
/// ```swift
/// print(GraphDOTRenderer().text(of: AppGraph.description))
/// ```
public struct GraphDOTRenderer: Sendable {
  /// Creates a renderer.
  public init() {}

  /// The picture of a graph, which ends without a line break.
  ///
  /// - Parameter graph: The graph, which may have issues: the picture shows them.
  /// - Returns: The picture.
  /// - Complexity: That of the verification.
  public func text(of graph: Graph) -> String {
    text(of: LinkedGraph(graph))
  }

  /// The picture of a graph or of a part of it, which ends without a line break.
  ///
  /// - Parameters:
  ///   - linked: The graph.
  ///   - selection: The vertices to show, where not all.
  /// - Returns: The picture. A box that leads to what isn't shown says to how many.
  /// - Complexity: That of the verification.
  package func text(of linked: LinkedGraph, showing selection: [Int]? = nil) -> String {
    let picture = GraphPicture(of: linked, showing: selection)
    var clusters = 0
    return
      ([
        "digraph \(quoted(picture.group.title)) {",
        """
          graph [rankdir=LR, bgcolor=transparent, fontname="Helvetica", fontsize=11, \
        fontcolor=\(quoted(PictureColors.title)), nodesep=0.25, ranksep=0.6]
        """,
        """
          node [fontname="Helvetica", fontsize=11, style=filled, \
        color=\(quoted(PictureColors.line)), fontcolor=\(quoted(PictureColors.text))]
        """,
        "  edge [color=\(quoted(PictureColors.line)), arrowsize=0.7]",
      ]
      + lines(for: picture.group, indentation: "  ", &clusters)
      + picture.arrows.map { "  \(text(of: $0))" } + ["}"]).joined(separator: "\n")
  }

  private func lines(
    for group: GraphPicture.Group, indentation: String, _ clusters: inout Int
  ) -> [String] {
    var lines = group.boxes.map { indentation + text(of: $0) }
    for group in group.groups {
      lines += [
        "\(indentation)subgraph cluster_\(clusters) {",
        "\(indentation)  label=\(quoted(group.title))",
        "\(indentation)  style=rounded",
        "\(indentation)  color=\"#aab3bf\"",
      ]
      clusters += 1
      lines += self.lines(for: group, indentation: indentation + "  ", &clusters)
      lines.append("\(indentation)}")
    }
    return lines
  }

  private func text(of box: GraphPicture.Box) -> String {
    let (shape, style) = shape(of: box.kind)
    var attributes = [
      "label=\(quoted(box.lines))", "shape=\(shape)",
      "fillcolor=\(quoted(PictureColors.fill(of: box.kind)))",
    ]
    if box.isReplaced {
      attributes += ["style=\"filled,dotted\"", "fontcolor=\"#8a94a1\""]
    } else if style != "filled" {
      attributes.append("style=\(quoted(style))")
    }
    if box.mark != nil || box.kind == .missing {
      let color = box.kind == .missing ? PictureColors.red : PictureColors.line(box.mark)
      attributes.append("color=\(quoted(color))")
    }
    if box.isOnMainActor || box.mark != nil {
      attributes.append("penwidth=\(box.isOnMainActor ? 3 : 2)")
    }
    if let place = box.place { attributes.append("tooltip=\(quoted(place.description.printable))") }
    return "n\(box.vertex) [\(attributes.joined(separator: ", "))]"
  }

  private func shape(of kind: GraphPicture.Kind) -> (shape: String, style: String) {
    switch kind {
    case .lifetime(.instance): ("box", "filled")
    case .lifetime(.singleton): ("box", "filled,rounded")
    case .lifetime(.weak): ("box", "filled,rounded,dashed")
    case .lifetime(.scoped): ("octagon", "filled")
    case .lifetime(.transient): ("ellipse", "filled")
    case .lifetime(.assisted): ("cds", "filled")
    case .lifetime(.input): ("house", "filled")
    case .decorator: ("note", "filled")
    case .collection: ("folder", "filled")
    case .missing: ("box", "filled,dashed")
    }
  }

  private func text(of arrow: GraphPicture.Arrow) -> String {
    var attributes: [String] = []
    if arrow.isOptional {
      attributes.append("style=dotted")
    } else if arrow.isDeferred {
      attributes.append("style=dashed")
    }
    if let mark = arrow.mark {
      attributes += ["color=\(quoted(PictureColors.line(mark)))", "penwidth=2"]
    }
    let list = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
    return "n\(arrow.source) -> n\(arrow.target)\(list)"
  }

  private func quoted(_ text: String) -> String { quoted([text]) }

  /// Lines as a string, in which a backslash and the entities of HTML mean nothing.
  private func quoted(_ lines: [String]) -> String {
    let escaped = lines.map { line in
      line.reduce(into: "") { text, character in
        switch character {
        case "\\": text += "\\\\"
        case "\"": text += "\\\""
        case "&": text += "&amp;"
        default: text.append(character)
        }
      }
    }
    return "\"\(escaped.joined(separator: "\\n"))\""
  }
}
