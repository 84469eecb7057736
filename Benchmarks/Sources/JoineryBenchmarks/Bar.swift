internal import Contenders

/// A bar of the design: one count may be no more than some times another one.
struct Bar {
  var metric: Count.Metric
  var subject: Counts.Cell
  var base: Counts.Cell
  var limit: Double

  /// What is compared, in words.
  var title: String {
    var title = "\(subject.contender): \(subject.row.title), \(metric.rawValue)"
    if base.row != subject.row { title += ", against \(base.row.title)" }
    return title
  }

  /// A bar for a row, against hand-written code.
  static func handWritten(
    _ row: Row, _ metric: Count.Metric, _ limit: Double,
    of contender: any Contender.Type = JoineryContainer.self
  ) -> Bar {
    Bar(
      metric: metric, subject: Counts.Cell(row: row, contender: contender.name),
      base: Counts.Cell(row: row, contender: HandWritten.name), limit: limit)
  }

  /// A bar for a row of the container, against another row of it.
  static func container(_ row: Row, against base: Row, _ limit: Double) -> Bar {
    Bar(
      metric: .instructions, subject: Counts.Cell(row: row, contender: JoineryContainer.name),
      base: Counts.Cell(row: base, contender: JoineryContainer.name), limit: limit)
  }
}

extension Bar {
  /// Every bar.
  static let all = design + watched

  /// The bars of the design that counts can show.
  private static let design: [Bar] = [
    handWritten(.singleton, .instructions, 1.2, of: JoineryGraph.self),
    handWritten(.singleton, .allocations, 1, of: JoineryGraph.self),
    handWritten(.tree, .instructions, 1.05, of: JoineryGraph.self),
    handWritten(.tree, .allocations, 1, of: JoineryGraph.self),
    handWritten(.forest, .instructions, 1.05, of: JoineryGraph.self),
    handWritten(.forest, .allocations, 1, of: JoineryGraph.self),
    handWritten(.singleton, .instructions, 1.5),
    handWritten(.singleton, .allocations, 1),
    handWritten(.tree, .instructions, 1.5),
    handWritten(.tree, .allocations, 1),
    handWritten(.forest, .instructions, 1.5),
    handWritten(.forest, .allocations, 1),
    handWritten(.scope, .instructions, 2),
    handWritten(.scope, .allocations, 1.5),
    handWritten(.ambientInScope, .allocations, 1),
    container(.build10000, against: .build1000, 12),
    container(.override, against: .build1000, 0.3),
  ]

  /// Bars that the design does not have: a little above what was measured, so that a change shows.
  private static let watched: [Bar] = [
    handWritten(.complex, .instructions, 1.7),
    handWritten(.complex, .allocations, 1),
    handWritten(.complex, .instructions, 1.08, of: JoineryGraph.self),
    handWritten(.property, .instructions, 2),
    handWritten(.property, .allocations, 1),
    handWritten(.collection, .instructions, 1.8),
    handWritten(.collection, .allocations, 1),
    handWritten(.conditional, .instructions, 1.65),
    handWritten(.conditional, .allocations, 1),
    handWritten(.childScope, .instructions, 30),
    handWritten(.childScope, .allocations, 17),
    handWritten(.childScope, .instructions, 23, of: JoineryGraph.self),
    handWritten(.childScope, .allocations, 12, of: JoineryGraph.self),
    handWritten(.prepareAndResolve, .instructions, 36, of: JoineryGraph.self),
    handWritten(.prepareAndResolve, .allocations, 17, of: JoineryGraph.self),
    handWritten(.firstService3, .instructions, 30),
    handWritten(.chain100, .instructions, 24),
    container(.firstService2756, against: .firstService450, 6.6),
  ]
}
