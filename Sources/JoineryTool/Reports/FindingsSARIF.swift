import JoineryAnalysis
import JoineryReading

extension Findings {
  /// What was found in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS).
  var sarifText: String {
    let ids = IssueID.registry.map(\.id).filter { id in issues.contains { $0.issue.id == id } }
    return JSONWriter().text(
      of: .object([
        "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
        "version": .string("2.1.0"),
        "runs": .array([
          .object([
            "tool": .object([
              "driver": .object([
                "name": .string("joinery"),
                "version": .string(ToolVersion.text),
                "rules": .array(ids.map(Self.rule)),
              ])
            ]),
            "invocations": .array([
              .object([
                "executionSuccessful": .bool(true),
                "toolExecutionNotifications": .array(unreadable.map(Self.notification)),
              ])
            ]),
            "columnKind": .string("unicodeCodePoints"),
            "results": .array(issues.map { Self.result($0, ids) }),
          ])
        ]),
      ]))
  }

  private static func rule(_ id: IssueID) -> JSONValue {
    .object([
      "id": .string(id.rawValue),
      "shortDescription": id.entry.map { message($0.title + ".") },
      "fullDescription": id.entry.map { message($0.explanation) },
    ])
  }

  private static func result(_ item: ReportedIssue, _ ids: [IssueID]) -> JSONValue {
    let issue = item.issue
    // The standard wants each once, and a cycle ends where it starts.
    var seen: Set<Note> = []
    let related = (issue.chain.map { Note($0.name, place: $0.place) } + issue.notes)
      .filter { seen.insert($0).inserted }
      .compactMap { note in note.place.map { location($0, note.text) } }
    let fix = issue.fix.map { " Fix: \($0)" } ?? ""
    return .object([
      "ruleId": .string(issue.id.rawValue),
      "ruleIndex": ids.firstIndex(of: issue.id).map { .int($0) },
      "level": .string(item.severity.rawValue),
      "message": message(issue.headline + fix),
      "locations": issue.place.map { .array([location($0, nil)]) },
      "relatedLocations": related.isEmpty ? nil : .array(related),
    ])
  }

  private static func notification(_ item: Unreadable) -> JSONValue {
    .object([
      "level": .string("warning"), "message": message(item.reason),
      "locations": .array([location(item.place, nil)]),
    ])
  }

  private static func location(_ place: SourcePlace, _ text: String?) -> JSONValue {
    .object([
      "physicalLocation": .object([
        "artifactLocation": .object(["uri": .string(place.file.fileURI)]),
        "region": .object([
          "startLine": .int(place.line), "startColumn": place.column.map { .int($0) },
        ]),
      ]),
      "message": text.map(message),
    ])
  }

  private static func message(_ text: String) -> JSONValue { .object(["text": .string(text)]) }
}

extension String {
  /// The path as a URI; one within the folder of the call stays relative to it.
  fileprivate var fileURI: String { (hasPrefix("/") ? "file://" : "") + percentEncodedPath }

  /// The path as a part of a URI.
  fileprivate var percentEncodedPath: String {
    utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        String(UnicodeScalar(byte))
      default:
        "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
