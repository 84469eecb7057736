internal import Contenders
internal import Foundation
internal import Measurement
internal import Workload

/// Everything that a report tells, as it was measured last.
struct Results: Codable {
  var machine: Machine?
  /// By row and contender.
  var counts: [String: [String: Count]] = [:]
  /// By row and contender.
  var times: [String: [String: TimeTable.Time]] = [:]
  /// By shape.
  var starts: [String: StartTable.Result] = [:]
  var compilations: [CompileTable.Result] = []
  /// Bytes, by app.
  var sizes: [String: Int] = [:]
  /// Seconds, by what is built.
  var builds: [String: Spread] = [:]

  /// Measures a part anew.
  ///
  /// - Throws: An error if a program could not be run; ``WrongBuilds``; ``FetchedBuild``;
  ///   ``UnknownCounts``.
  mutating func measure(_ part: ReportPart) throws {
    switch part {
    case .counts: counts = try Results.counts()
    case .times: times = Results.times()
    case .starts:
      for shape in StartGraph.Shape.allCases {
        starts[shape.rawValue] = try StartTable.measure(shape)
      }
    case .compile: compilations = try CompileTable.measure()
    case .size: sizes = try SizeTable.measure()
    case .build: builds = try BuildTable.measure()
    }
  }

  private static func counts() throws -> [String: [String: Count]] {
    var counts = Counts()
    try counts.check()
    var found: [String: [String: Count]] = [:]
    for row in Row.allCases where row.isCounted {
      for contender in contenders where contender.init().work(for: row) != nil {
        found[row.rawValue, default: [:]][contender.name] =
          try counts[Counts.Cell(row: row, contender: contender.name)]
      }
    }
    return found
  }

  private static func times() -> [String: [String: TimeTable.Time]] {
    var found: [String: [String: TimeTable.Time]] = [:]
    for row in Row.allCases {
      for (contender, time) in zip(contenders, TimeTable.measure(row)) {
        found[row.rawValue, default: [:]][contender.name] = time
      }
    }
    return found
  }

  // MARK: What was measured

  /// A count of a contender, if it was made.
  func count(_ row: Row, _ contender: any Contender.Type) -> Count? {
    counts[row.rawValue]?[contender.name]
  }

  /// The time of a contender, if it was measured.
  func time(_ row: Row, _ contender: any Contender.Type) -> TimeTable.Time? {
    times[row.rawValue]?[contender.name]
  }

  /// How many times the instructions of hand-written code a contender's are.
  func ratio(_ row: Row, _ contender: any Contender.Type) -> Double? {
    ratio(row, contender, to: row, HandWritten.self)
  }

  /// How many times the instructions of something else a contender's are.
  func ratio(
    _ row: Row, _ contender: any Contender.Type,
    to base: Row, _ other: any Contender.Type
  ) -> Double? {
    guard let count = count(row, contender), let base = self.count(base, other) else { return nil }
    return count.instructions / base.instructions
  }
}
