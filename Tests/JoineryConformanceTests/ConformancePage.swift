import Foundation

/// The page that lists what is promised, and where each promise is tested.
///
/// Promises and reasons are written by hand. The names of tests and the counts are those of the sources.
struct ConformancePage: Equatable {
  /// A line of the page.
  enum Line: Equatable {
    case text(String)
    case row(ConformanceRow)
  }

  /// The lines.
  var lines: [Line]

  /// Reads a page.
  init(_ text: String) {
    lines = text.components(separatedBy: "\n").map { line in
      ConformanceRow(line).map(Line.row) ?? .text(line)
    }
  }

  /// The text of the page.
  var text: String {
    lines.map { line in
      switch line {
      case .text(let text): text
      case .row(let row): row.text
      }
    }.joined(separator: "\n")
  }

  /// The rows.
  var rows: [ConformanceRow] {
    lines.compactMap { if case .row(let row) = $0 { row } else { nil } }
  }

  /// How a line with the counts begins.
  private static let countsStart = "Rows: "

  /// The counts as the page states them.
  var statedCounts: [String] {
    lines.compactMap { line in
      guard case .text(let text) = line, text.hasPrefix(Self.countsStart) else { return nil }
      return text
    }
  }

  /// The counts of the rows.
  var counts: String {
    let rows = self.rows
    let tested = rows.filter { row in FrontDoor.allCases.contains { row[$0].isTested } }
    return "\(Self.countsStart)\(rows.count). With tests: \(tested.count), of which "
      + "\(rows.count { $0[.container].isTested }) with a container and "
      + "\(rows.count { $0[.graph].isTested }) with a graph. "
      + "Not expressible here, for the reason given: \(rows.count - tested.count)."
  }

  /// The page with the tests of the sources, and with the counts that follow.
  ///
  /// A reason stays where there is no test.
  ///
  /// - Parameter tests: The tests that name rows.
  /// - Returns: The page.
  func listing(_ tests: [NamedTest]) -> Self {
    var page = self
    for index in lines.indices {
      guard case .row(var row) = lines[index] else { continue }
      for door in FrontDoor.allCases {
        let cell = ConformanceCell(
          tests.filter { $0.rows.contains(row.id) && $0.frontDoor == door })
        if cell.isTested || row[door].isTested { row[door] = cell }
      }
      page.lines[index] = .row(row)
    }
    let counts = page.counts
    for index in lines.indices {
      guard case .text(let text) = lines[index], text.hasPrefix(Self.countsStart) else { continue }
      page.lines[index] = .text(counts)
    }
    return page
  }
}
