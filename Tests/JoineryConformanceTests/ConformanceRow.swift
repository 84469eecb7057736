import Foundation

/// A row of the page: a behaviour, and where it is tested.
struct ConformanceRow: Equatable {
  /// What the row is called.
  var id: String
  /// What is promised.
  var promise: String
  /// The tests, or why there is none.
  var cells: [FrontDoor: ConformanceCell]

  /// Reads a line such as `| M01 | What is promised. | Tests | — A reason. |`.
  ///
  /// It is `nil` for a line that is no row.
  init?(_ line: String) {
    let parts = line.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count == 6, parts[0].isEmpty, parts[5].isEmpty,
      parts[1].wholeMatch(of: /[A-Z][0-9]+/) != nil
    else { return nil }
    id = parts[1]
    promise = parts[2]
    cells = [.container: ConformanceCell(parts[3]), .graph: ConformanceCell(parts[4])]
  }

  /// The line.
  var text: String {
    "| \(id) | \(promise) | " + FrontDoor.allCases.map { self[$0].text }.joined(separator: " | ")
      + " |"
  }

  /// What a column says.
  subscript(_ door: FrontDoor) -> ConformanceCell {
    get { cells[door] ?? .empty }
    set { cells[door] = newValue }
  }
}

/// What a row says of containers, or of graphs.
enum ConformanceCell: Equatable {
  /// Neither a test nor a reason.
  case empty
  /// Why there is no test.
  case reason(String)
  /// Names of tests, by the files that they are in.
  case tests([String: Set<String>])

  /// Lists tests.
  init(_ tests: [NamedTest]) {
    let files = Dictionary(grouping: tests, by: \.path).mapValues { Set($0.map(\.title)) }
    self = files.isEmpty ? .empty : .tests(files)
  }

  /// Reads a cell such as `[CarTests](../Tests/JoineryTests/CarTests.swift): a name; another`.
  init(_ text: String) {
    if text.hasPrefix("—") {
      let reason = text.dropFirst().trimmingCharacters(in: .whitespaces)
      self = reason.isEmpty ? .empty : .reason(reason)
      return
    }
    var files: [String: Set<String>] = [:]
    for part in text.components(separatedBy: "<br>") {
      guard let match = part.wholeMatch(of: /\[[^\]]*\]\(\.\.\/Tests\/([^)]*)\): (.*)/) else {
        continue
      }
      files[String(match.1), default: []].formUnion(match.2.components(separatedBy: "; "))
    }
    self = files.isEmpty ? .empty : .tests(files)
  }

  /// The text of the cell.
  var text: String {
    switch self {
    case .empty: return ""
    case .reason(let reason): return "— \(reason)"
    case .tests(let files):
      return files.sorted { $0.key < $1.key }.map { path, titles in
        let file = path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
        return "[\(file)](../Tests/\(path)): " + titles.sorted().joined(separator: "; ")
      }.joined(separator: "<br>")
    }
  }

  /// Whether there are tests.
  var isTested: Bool { if case .tests = self { true } else { false } }
}
