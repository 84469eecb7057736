internal import Contenders
internal import Measurement

/// The times of the rows, as ratios against hand-written code.
struct TimeTable {
  let rows: [Row]

  /// Measures and prints.
  func print() {
    var seconds: [Row: [Spread]] = [:]
    var table = TextTable(
      header: ["", contenders[0].name] + contenders.dropFirst().map { "\($0.name), times that" })
    for row in rows {
      let comparison = Comparison(
        of: contenders.map { $0.init().work(for: row) }, turn: row.turn)
      seconds[row] = comparison.seconds
      table.append(
        [row.title, comparison.seconds[0].median.secondsText]
          + comparison.ratios.dropFirst().map { $0.text(decimals: 2) })
    }
    Swift.print(table)
    Swift.print("\nThe medians of \(Comparison.rounds) rounds; in brackets the least and the most.")
    for (index, contender) in contenders.enumerated().dropFirst() {
      guard let note = TimeTable.note(seconds.mapValues { $0[index].median }) else { continue }
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
    case .singleton, .transient, .tree, .forest, .chain, .mixed, .twoThreads, .build1000,
      .build10000, .deepChain, .override:
      .milliseconds(4)
    }
  }
}
