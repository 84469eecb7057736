import JoineryAnalysis

/// Writes what a change does to a graph as text for a terminal.
package struct DifferenceTextRenderer: Sendable {
  /// Creates a renderer.
  package init() {}

  /// The text of a difference, which ends without a line break.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package func text(of difference: GraphDifference) -> String {
    var parts = [[difference.summary]]
    var columns = TextColumns()
    for binding in difference.added { append("+", binding, to: &columns) }
    for binding in difference.removed { append("-", binding, to: &columns) }
    parts.append(columns.lines())
    parts += difference.changed.map { binding in
      var columns = TextColumns()
      append("~", binding, to: &columns)
      let changes = binding.changes.map(\.words)
      return columns.lines() + changes.map { "    \($0.aspect): \($0.text)" }
    }
    parts += issues("new", difference.newIssues)
    parts += issues("gone", difference.goneIssues)
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  private func append(
    _ sign: String, _ binding: GraphDifference.Binding, to columns: inout TextColumns
  ) {
    columns.append(
      "\(sign) \(binding.name)", binding.node.traits.joined(separator: ", ").printable,
      binding.node.place?.description.printable ?? "")
  }

  private func issues(_ word: String, _ issues: [Issue]) -> [[String]] {
    let renderer = PlainTextRenderer()
    return issues.map { issue in
      switch word {
      case "new": ["new issue: \(renderer.text(of: issue))"]
      default: ["gone: \(issue.headline.printable) [\(issue.id)]"]
      }
    }
  }
}

extension GraphDifference {
  /// The difference as text for a terminal.
  package var text: String { DifferenceTextRenderer().text(of: self) }
}
