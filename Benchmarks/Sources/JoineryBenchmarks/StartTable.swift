internal import Contenders
internal import Measurement
internal import Workload

/// The times of starting a hundred components that take ten milliseconds each, as ratios against the
/// longest chain.
struct StartTable {
  /// How long making one component takes.
  static let duration = Duration.milliseconds(10)

  let shapes: [StartGraph.Shape]

  /// What starting the components of a shape takes.
  struct Result: Codable {
    /// How many components the longest chain has.
    var chain: Int
    /// The seconds of each starter.
    var seconds: [Spread]
    /// How many times as long as the first starter's.
    var ratios: [Spread]

    /// The seconds of the longest chain.
    var chainSeconds: Double { StartTable.duration / .seconds(1) * Double(chain) }
  }

  /// Measures the starts of a shape.
  ///
  /// - Throws: ``WrongBuilds`` when a component was not made exactly once.
  static func measure(_ shape: StartGraph.Shape) throws -> Result {
    let graph = StartGraph(shape)
    // The first start in a process makes the metadata of the types, which no later one does.
    for starter in starters { _ = try StartTable.start(graph, starter) }
    let comparison = try Comparison(of: starters.count, rounds: shape.rounds) { index in
      try StartTable.start(graph, starters[index])
    }
    return Result(
      chain: graph.longestChain, seconds: comparison.seconds, ratios: comparison.ratios)
  }

  /// Measures and prints.
  ///
  /// - Throws: ``WrongBuilds`` when a component was not made exactly once.
  func print() throws {
    var table = StartTable.table
    for shape in shapes { table.append(StartTable.line(shape, try StartTable.measure(shape))) }
    Swift.print(table)
    Swift.print(
      "\nThe medians of the rounds; in brackets the least and the most."
        + " Every start has made each component exactly once.")
  }

  /// An empty table.
  static var table: TextTable {
    TextTable(
      header: ["", "longest chain"]
        + starters.flatMap { ["\($0.name)", "times the chain"] }
        + starters.dropFirst().map { "\($0.name), times \(starters[0].name)" })
  }

  /// The line of a shape.
  static func line(_ shape: StartGraph.Shape, _ result: Result) -> [String] {
    let chain = result.chainSeconds
    return ["\(shape.rawValue), \(result.chain) deep", chain.secondsText]
      + result.seconds.flatMap { seconds in
        [seconds.median.secondsText, (seconds.median / chain).text(decimals: 3)]
      }
      + result.ratios.dropFirst().map { $0.text(decimals: 3) }
  }

  /// Makes sure that every start makes each component exactly once.
  ///
  /// - Throws: ``WrongBuilds`` when one does not.
  static func check() throws {
    for shape in StartGraph.Shape.allCases {
      for starter in starters { _ = try start(StartGraph(shape), starter, lasting: .zero) }
    }
  }

  /// Starts a graph and returns how many seconds that took.
  private static func start(
    _ graph: StartGraph, _ starter: any Starter.Type, lasting duration: Duration = duration
  ) throws -> Double {
    let start = try waitForTask {
      try await StartMeasurement.run(starter, graph, lasting: duration)
    }
    guard start.builds.allSatisfy({ $0 == 1 }) else {
      throw WrongBuilds(shape: graph.shape.rawValue, starter: starter.name)
    }
    return start.duration / .seconds(1)
  }
}

extension StartGraph.Shape {
  /// How many rounds are measured: a start of a hundred, one after the other, takes a second.
  fileprivate var rounds: Int {
    switch self {
    case .chain: 7
    case .wide, .diamonds, .random: Comparison.rounds
    }
  }
}
