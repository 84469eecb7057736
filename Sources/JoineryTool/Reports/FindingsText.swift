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
    }
    lines += issue.notes.map { note in
      "\(note.place.map { "\($0): " } ?? place)note: \(note.text)"
    }
    lines += issue.nearMisses.map { miss in
      "\(miss.place.map { "\($0): " } ?? place)note: '\(miss.name)' comes close"
    }
    if let fix = issue.fix { lines.append("\(place)note: fix: \(fix)") }
    return lines.map(\.printable)
  }
}
