internal import Contenders
internal import Measurement

/// The times of the rows, as ratios against hand-written code.
struct TimeTable {
  let rows: [Row]

  /// What one execution of a row's work takes a contender.
  struct Time: Codable {
    /// The seconds.
    var seconds: Spread
    /// How many times as long as the first contender's.
    var ratio: Spread
  }

  /// Measures the work of a row, by contender.
  static func measure(_ row: Row) -> [Time?] {
    let works = contenders.map { $0.init().work(for: row) }
    let comparison = Comparison(of: works.compactMap(\.self), turn: row.turn)
    var measured = zip(comparison.seconds, comparison.ratios).makeIterator()
    return works.map { work in
      work == nil ? nil : measured.next().map { Time(seconds: $0, ratio: $1) }
    }
  }

  /// Measures and prints.
  func print() {
    var seconds: [Row: [Spread?]] = [:]
    var table = TextTable(
      header: ["", contenders[0].name] + contenders.dropFirst().map { "\($0.name), times that" })
    for row in rows {
      let times = TimeTable.measure(row)
      seconds[row] = times.map { $0?.seconds }
      table.append(
        [row.title, times[0]?.seconds.median.secondsText ?? ""]
          + times.dropFirst().map { $0?.ratio.text(decimals: 2) ?? "" })
    }
    Swift.print(table)
    Swift.print("\nThe medians of \(Comparison.rounds) rounds; in brackets the least and the most.")
    for (index, contender) in contenders.enumerated().dropFirst() {
      let medians = seconds.compactMapValues { $0[index]?.median }
      guard let note = TimeTable.note(medians) else { continue }
      Swift.print("\(contender.name): \(note)")
    }
  }

  /// What the times of building say besides, or `nil` if they were not measured.
  private static func note(_ seconds: [Row: Double]) -> String? {
    guard let few = seconds[.build1000], let many = seconds[.build10000],
      let override = seconds[.override]
    else { return nil }
    return """
      a binding costs \((few / 1_000).secondsText) of 1,000 and \((many / 10_000).secondsText) of \
      10,000; overriding one costs \((override / few).text(decimals: 3)) times building 1,000
      """
  }
}

extension Row {
  /// How long a turn lasts, at least: for a first use so long that opening the gate weighs little.
  fileprivate var turn: Duration {
    switch self {
    case .firstUse2, .firstUse64: .milliseconds(20)
    case .ambient, .ambientInScope, .scope, .singleton, .transient, .tree, .forest, .chain, .mixed,
      .combined, .complex, .property, .collection, .conditional, .grove, .childScope, .prepare,
      .prepareAndResolve, .firstService3, .firstService28, .firstService450, .firstService2756,
      .twoThreads, .build1000, .build10000, .chain100, .chain1000, .deepChain, .override:
      .milliseconds(4)
    }
  }
}
