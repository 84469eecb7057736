import JoineryAnalysis
import JoineryReading

extension Findings {
  /// Lines as compilers write them, which editors understand: `file:line:column: error: …`.
  var text: String {
    let lines =
      issues.flatMap(Self.lines)
      + unreadable.map {
        "\($0.place): warning: this can't be read: \($0.reason)".printable
      }
    return lines.joined(separator: "\n")
  }

  private static func lines(of item: ReportedIssue) -> [String] {
    let issue = item.issue
    let place = issue.place.map { "\($0): " } ?? ""
    var lines = ["\(place)\(item.severity.rawValue): \(issue.headline) [\(issue.id)]"]
    if issue.chain.count > 1 {
      let way = issue.chain.map(\.name).joined(separator: " → ")
      lines.append("\(place)note: \(way)")
      lines += steps(of: issue)
    }
    lines += issue.notes.map { note in
      "\(note.place.map { "\($0): " } ?? place)note: \(note.text)"
    }
    lines += issue.nearMisses.map { miss in
      "\(miss.place.map { "\($0): " } ?? place)note: near: \(miss.text)"
    }
    if let fix = issue.fix { lines.append("\(place)note: fix: \(fix)") }
    return lines.map(\.printable)
  }

  /// For each link of a chain that may be cut somewhere, where it is and what it needs.
  private static func steps(of issue: Issue) -> [String] {
    guard [.dependencyCycle, .captiveDependency].contains(issue.id) else { return [] }
    return zip(issue.chain, issue.chain.dropFirst()).compactMap { link, next in
      guard let place = link.place, place != issue.place else { return nil }
      let label =
        if case .parameter(_, let label?) = next.request { " as '\(label)'" } else { "" }
      let verb = next.request == .wrapping ? "wraps" : "needs"
      return "\(place): note: '\(link.name)' \(verb) '\(next.name)'\(label)"
    }
  }
}
