/// Writes a graph as a flow chart of Mermaid.
///
/// Owners and modules are subgraphs; the shape and the colour of a box tell the lifetime, a thick line
/// the main actor. What is made later is dashed, what is optional dotted; what is on a cycle, missing
/// or wrong on its own is red, and what holds a value captive is orange.
///
/// ```swift
/// print(GraphMermaidRenderer().text(of: AppGraph.description))
/// ```
public struct GraphMermaidRenderer: Sendable {
  /// Creates a renderer.
  public init() {}

  /// The chart of a graph, which ends without a line break.
  ///
  /// - Parameter graph: The graph, which may have issues: the chart shows them.
  /// - Returns: The chart.
  /// - Complexity: That of the verification.
  public func text(of graph: Graph) -> String {
    text(of: LinkedGraph(graph))
  }

  /// The chart of a graph or of a part of it, which ends without a line break.
  ///
  /// - Parameters:
  ///   - linked: The graph.
  ///   - selection: The vertices to show, where not all.
  /// - Returns: The chart. A box that leads to what isn't shown says to how many.
  /// - Complexity: That of the verification.
  package func text(of linked: LinkedGraph, showing selection: [Int]? = nil) -> String {
    let picture = GraphPicture(of: linked, showing: selection)
    var subgraphs = 0
    return
      (["flowchart LR"] + lines(for: picture.group, indentation: "  ", &subgraphs)
      + picture.arrows.map { "  \(text(of: $0))" }
      + styles(of: picture)).joined(separator: "\n")
  }

  private func lines(
    for group: GraphPicture.Group, indentation: String, _ subgraphs: inout Int
  ) -> [String] {
    var lines = group.boxes.map { indentation + text(of: $0) }
    for group in group.groups {
      lines.append("\(indentation)subgraph g\(subgraphs)[\(quoted([group.title]))]")
      subgraphs += 1
      lines += self.lines(for: group, indentation: indentation + "  ", &subgraphs)
      lines.append("\(indentation)end")
    }
    return lines
  }

  private func text(of box: GraphPicture.Box) -> String {
    let (start, end) = brackets(of: box.kind)
    return "n\(box.vertex)\(start)\(quoted(box.lines))\(end):::\(className(of: box.kind))"
  }

  private func brackets(of kind: GraphPicture.Kind) -> (String, String) {
    switch kind {
    case .lifetime(.instance): ("[[", "]]")
    case .lifetime(.singleton): ("[", "]")
    case .lifetime(.weak): ("(", ")")
    case .lifetime(.scoped): ("{{", "}}")
    case .lifetime(.transient): ("([", "])")
    case .lifetime(.assisted): ("[/", "/]")
    case .lifetime(.input): (">", "]")
    case .decorator: ("[\\", "/]")
    case .collection: ("[(", ")]")
    case .missing: ("[", "]")
    }
  }

  private func className(of kind: GraphPicture.Kind) -> String {
    switch kind {
    case .lifetime(let lifetime): lifetime.rawValue
    case .decorator: "decorator"
    case .collection: "collection"
    case .missing: "missing"
    }
  }

  private func text(of arrow: GraphPicture.Arrow) -> String {
    let line = arrow.isDeferred || arrow.isOptional ? "-.->" : "-->"
    return "n\(arrow.source) \(line) n\(arrow.target)"
  }

  /// The colours of what is there.
  private func styles(of picture: GraphPicture) -> [String] {
    let boxes = picture.group.allBoxes.sorted { $0.vertex < $1.vertex }
    let kinds = Set(boxes.map(\.kind)).map { (name: className(of: $0), kind: $0) }
      .sorted { $0.name < $1.name }
    func members(_ name: String, _ belongs: (GraphPicture.Box) -> Bool) -> [String] {
      let names = boxes.filter(belongs).map { "n\($0.vertex)" }
      return names.isEmpty ? [] : ["  class \(names.joined(separator: ",")) \(name)"]
    }
    return kinds.map { name, kind in
      let line = kind == .missing ? PictureColors.red : PictureColors.line
      let isDashed = kind == .missing || kind == .lifetime(.weak)
      return """
          classDef \(name) fill:\(PictureColors.fill(of: kind)),stroke:\(line),\
        color:\(PictureColors.text)\(isDashed ? ",stroke-dasharray:5 3" : "")
        """
    }
      + [
        "  classDef mainActor stroke-width:3px",
        "  classDef replaced opacity:0.5,stroke-dasharray:2 3",
        "  classDef cyclic stroke:\(PictureColors.red),stroke-width:2px",
        "  classDef captive stroke:\(PictureColors.orange),stroke-width:2px",
        "  classDef faulty stroke:\(PictureColors.red),stroke-width:2px",
      ]
      + members("mainActor", \.isOnMainActor) + members("replaced", \.isReplaced)
      + members("cyclic") { $0.mark == .cyclic } + members("captive") { $0.mark == .captive }
      + members("faulty") { $0.mark == .faulty }
      + arrowStyles(of: picture.arrows)
  }

  /// The styles of arrows, which are counted from 0.
  private func arrowStyles(of arrows: [GraphPicture.Arrow]) -> [String] {
    func style(_ style: String, _ belongs: (GraphPicture.Arrow) -> Bool) -> [String] {
      let numbers = arrows.indices.filter { belongs(arrows[$0]) }.map(String.init)
      return numbers.isEmpty ? [] : ["  linkStyle \(numbers.joined(separator: ",")) \(style)"]
    }
    return style("stroke-dasharray:1 4", \.isOptional)
      + style("stroke:\(PictureColors.red),stroke-width:2px") { $0.mark == .cyclic }
      + style("stroke:\(PictureColors.orange),stroke-width:2px") { $0.mark == .captive }
  }

  /// Lines as a string, in which every character stands for itself.
  private func quoted(_ lines: [String]) -> String {
    let escaped = lines.map { line in
      // A label that starts like an element of a list would become one.
      let startsList = line.first.map { "-+*".contains($0) || $0.isNumber } ?? false
      return line.enumerated().reduce(into: "") { text, next in
        let (offset, character) = next
        if "\"#<>&`*_~\\|{}$%;".contains(character)
          || startsList && (offset == 0 || character == ".")
        {
          for scalar in character.unicodeScalars { text += "#\(scalar.value);" }
        } else {
          text.append(character)
        }
      }
    }
    let text = escaped.joined(separator: "<br/>")
    // A parser refuses an empty string.
    return text.isEmpty ? "\" \"" : "\"\(text)\""
  }
}

extension GraphPicture.Group {
  /// The boxes of the group and of all groups in it.
  fileprivate var allBoxes: [GraphPicture.Box] {
    boxes + groups.flatMap(\.allBoxes)
  }
}
