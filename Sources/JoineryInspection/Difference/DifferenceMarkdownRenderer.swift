import JoineryAnalysis

/// Writes what a change does to a graph as Markdown, for a comment on a pull request.
package struct DifferenceMarkdownRenderer: Sendable {
  /// How many rows a table has at most; what is left out is counted.
  private static let rowLimit = 100

  /// Creates a renderer.
  package init() {}

  /// The Markdown of a difference, which ends without a line break.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package func text(of difference: GraphDifference) -> String {
    var parts = ["### Dependency graph: \(difference.summary)"]
    let rows =
      difference.added.map { row("added", $0, traits(of: $0)) }
      + difference.removed.map { row("removed", $0, traits(of: $0)) }
      + difference.changed.map { row("changed", $0, changes(of: $0)) }
    if !rows.isEmpty {
      let rest = rows.count - Self.rowLimit
      parts.append(
        (["| | binding | |", "|---|---|---|"] + rows.prefix(Self.rowLimit)
          + (rest > 0 ? ["| | | and \(rest.grouped) more |"] : [])).joined(separator: "\n"))
    }
    if !difference.newIssues.isEmpty {
      let renderer = PlainTextRenderer()
      let report = difference.newIssues.prefix(Self.rowLimit).map { renderer.text(of: $0) }
        .joined(separator: "\n\n")
      parts.append("**New issues**\n\n\(fenced(report))")
    }
    if !difference.goneIssues.isEmpty {
      let lines = difference.goneIssues.prefix(Self.rowLimit).map {
        "- \(code($0.headline)) (\($0.id))"
      }
      parts.append("**Gone issues**\n\n\(lines.joined(separator: "\n"))")
    }
    return parts.joined(separator: "\n\n")
  }

  private func row(
    _ word: String, _ binding: GraphDifference.Binding, _ text: String
  ) -> String {
    "| \(word) | \(code(binding.name)) | \(text) |"
  }

  private func traits(of binding: GraphDifference.Binding) -> String {
    let traits = binding.node.traits.joined(separator: ", ").printable
    return traits.isEmpty ? "" : code(traits)
  }

  private func changes(of binding: GraphDifference.Binding) -> String {
    binding.changes.map(\.words).map { "\($0.aspect): \(code($0.text))" }
      .joined(separator: "<br>")
  }

  /// A text as code in a cell of a table, in which nothing is markup.
  private func code(_ text: String) -> String {
    let fence = String(repeating: "`", count: longestRun(in: text) + 1)
    let space = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    let escaped = text.printable.reduce(into: "") { $0 += $1 == "|" ? "\\|" : String($1) }
    return fence + space + escaped + space + fence
  }

  /// Lines as they are, in a block that nothing in them ends.
  private func fenced(_ text: String) -> String {
    let fence = String(repeating: "`", count: max(3, longestRun(in: text) + 1))
    return "\(fence)text\n\(text)\n\(fence)"
  }

  private func longestRun(in text: String) -> Int {
    text.split { $0 != "`" }.map(\.count).max() ?? 0
  }
}

extension GraphDifference {
  /// The difference as Markdown, for a comment on a pull request.
  package var markdown: String { DifferenceMarkdownRenderer().text(of: self) }
}
