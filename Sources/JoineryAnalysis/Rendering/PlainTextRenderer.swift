/// Writes issues as text for a terminal or a log.
///
/// ```swift
/// let graph = container.description
/// print(PlainTextRenderer().report(graph.issues(reportsUnused: true), graph: "app"))
/// ```
public struct PlainTextRenderer: Sendable {
  /// How many links of a chain are shown.
  private static let chainLimit = 24

  /// Creates a renderer.
  public init() {}

  /// A report of all issues of a graph.
  ///
  /// - Parameters:
  ///   - issues: The issues.
  ///   - name: The name of the graph or container.
  /// - Returns: The report, which ends without a line break.
  public func report(_ issues: [Issue], graph name: String) -> String {
    let count =
      switch issues.count {
      case 0: "No problems"
      case 1: "1 problem"
      default: "\(issues.count.grouped) problems"
      }
    let header = "\(count) in the graph of \"\(name)\"".printable
    let width = String(issues.count).count
    let parts = issues.enumerated().map { index, issue in
      let number = String(index + 1)
      let label = String(repeating: " ", count: width - number.count) + number + ". "
      return text(of: issue, label: label)
    }
    return ([header] + parts).joined(separator: "\n\n")
  }

  /// One issue on its own.
  ///
  /// - Parameter issue: The issue.
  /// - Returns: Its text, which ends without a line break.
  public func text(of issue: Issue) -> String {
    text(of: issue, label: "")
  }

  private func text(of issue: Issue, label: String) -> String {
    var lines = [issue.headline, "[\(issue.id)]"]
    if let place = issue.place { lines[1] += " \(place)" }
    if !issue.chain.isEmpty {
      lines += [""] + chain(issue.chain)
    }
    let details = details(of: issue)
    if !details.isEmpty {
      lines += [""] + details
    }
    let margin = String(repeating: " ", count: label.count)
    return lines.enumerated()
      .map { $1.isEmpty ? "" : ($0 == 0 ? label : margin) + $1.printable }
      .joined(separator: "\n")
  }

  private func details(of issue: Issue) -> [String] {
    var columns = TextColumns()
    for note in issue.notes {
      columns.append("note: \(note.text)", note.place?.description ?? "")
    }
    for miss in issue.nearMisses {
      columns.append("near: \(miss.text)", miss.place?.description ?? "")
    }
    if let fix = issue.fix {
      columns.append("fix:  \(fix)")
    }
    return columns.lines()
  }
}

// MARK: - Chains

extension PlainTextRenderer {
  /// The links of a chain, each on a line of its own that a terminal can show.
  package func chain(_ links: [ChainLink]) -> [String] {
    var columns = TextColumns()
    var margin = ""
    for (index, link) in abridged(links).enumerated() {
      if link.omitted > 0 {
        columns.append("\(margin)… \(link.omitted.grouped) more …")
        margin += "  "
      }
      columns.append(
        index == 0 ? text(of: link) : "\(margin)→ \(text(of: link))",
        [link.place?.description, link.remark].compactMap(\.self).joined(separator: "  ").printable)
      if index > 0 { margin += "  " }
    }
    return columns.lines(indentedBy: 2)
  }

  private func text(of link: ChainLink) -> String {
    let asked =
      switch link.request {
      case .parameter(_, let label?): "\(label): "
      case .parameter(let position?, nil): "parameter \(position + 1): "
      case .wrapping: "wraps: "
      case .parameter(nil, nil), nil: ""
      }
    let manner =
      switch link.kind {
      case .hard: ""
      case .optional: ", if bound"
      case .collecting: ""
      }
    return "\(asked)\(link.name)\(manner)\(link.isDeferred ? ", later" : "")".printable
  }

  /// The links without the middle of a long chain.
  private func abridged(_ links: [ChainLink]) -> [ChainLink] {
    guard links.count > Self.chainLimit else { return links }
    let half = Self.chainLimit / 2
    var end = Array(links.suffix(half))
    let hidden = links[half...(links.count - half)]
    end[0].omitted = links.count - 2 * half + hidden.reduce(0) { $0 + $1.omitted }
    return links.prefix(half) + end
  }
}
