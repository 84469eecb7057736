public import JoineryAnalysis

/// A graph as one page of HTML, to search, filter and walk through in a browser.
///
/// The page has everything in itself and asks for nothing from a network. What the user wrote is data
/// to it: no name can become markup or code.
public struct ExplorerPage: Sendable {
  /// The graph that is shown.
  package let linked: LinkedGraph
  /// The vertices that are shown, where not all.
  package let selection: [Int]?

  /// Creates a page of a graph, such as `container.description` or `AppGraph.description`.
  ///
  /// - Parameter graph: The graph, which may have issues: the page shows them.
  /// - Complexity: O(*n*), where *n* is the number of bindings and edges.
  public init(_ graph: Graph) {
    self.init(LinkedGraph(graph))
  }

  /// Creates a page of a graph or of a part of it.
  ///
  /// - Parameters:
  ///   - linked: The graph.
  ///   - selection: The vertices to show, where not all.
  package init(_ linked: LinkedGraph, showing selection: [Int]? = nil) {
    self.linked = linked
    self.selection = selection
  }

  /// The page, as UTF-8 text.
  ///
  /// - Complexity: O(*m* log *n*), where *n* and *m* are the numbers of bindings and links, and that
  ///   of the verification.
  public var html: String {
    let graph = linked.graph
    let title = graph.owners.isEmpty ? "graph" : graph.owners.joined(separator: " / ").printable
    let parts: [String: String] = [
      "title": title.escapedForHTML,
      "style": PageFile.style,
      "graph": JSONWriter(.compact, isInHTML: true).text(
        of: ExplorerData(linked, showing: selection).json),
      "script": PageFile.script,
    ]
    return PageTemplate(PageFile.page).text(with: parts)
  }
}

extension String {
  /// The text with what means something in HTML as entities.
  fileprivate var escapedForHTML: String {
    reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      default: text.append(character)
      }
    }
  }
}
