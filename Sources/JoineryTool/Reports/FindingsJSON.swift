import JoineryAnalysis
import JoineryReading

extension Findings {
  /// What was found as JSON, for other programs.
  var jsonText: String {
    JSONWriter().text(
      of: .object([
        "schemaVersion": .int(1),
        "graphs": .int(graphCount),
        "issues": .array(issues.map(Self.value)),
        "unreadable": .array(
          unreadable.map {
            .object(["place": Self.value($0.place), "reason": .string($0.reason)])
          }),
      ]))
  }

  private static func value(_ item: ReportedIssue) -> JSONValue {
    let issue = item.issue
    return .object([
      "id": .string(issue.id.rawValue),
      "severity": .string(item.severity.rawValue),
      "headline": .string(issue.headline),
      "place": issue.place.map(value),
      "chain": list(
        issue.chain.map {
          .object(["name": .string($0.name), "place": $0.place.map(value)])
        }),
      "notes": list(
        issue.notes.map {
          .object(["text": .string($0.text), "place": $0.place.map(value)])
        }),
      "nearMisses": list(
        issue.nearMisses.map {
          .object([
            "name": .string($0.name), "reason": .string($0.reason.rawValue),
            "place": $0.place.map(value),
          ])
        }),
      "fix": .string(issue.fix),
    ])
  }

  private static func value(_ place: SourcePlace) -> JSONValue {
    .object([
      "file": .string(place.file), "line": .int(place.line),
      "column": place.column.map { .int($0) },
    ])
  }

  /// An array, or nothing where it is empty.
  private static func list(_ values: [JSONValue]) -> JSONValue? {
    values.isEmpty ? nil : .array(values)
  }
}
