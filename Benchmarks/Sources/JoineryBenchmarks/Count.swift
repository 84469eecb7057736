internal import Contenders
internal import Measurement

/// What one execution of a row's work costs a contender, counted and not timed.
struct Count: Codable {
  /// One of the two numbers.
  enum Metric: String {
    case instructions
    case allocations
  }

  let instructions: Double
  let allocations: Double

  /// Counts by running this program under callgrind, twice.
  ///
  /// The second run does the work twice as often. What a run costs besides, to start and to warm
  /// up, is the same in both, so the difference is the work alone.
  ///
  /// - Throws: An error if the program could not be run, or did not end well.
  init(_ cell: Counts.Cell) throws {
    let times = cell.row.timesToCount
    let program = try Program.running()
    func profile(_ times: Int) throws -> CallgrindProfile {
      try program.profile(["count", cell.row.rawValue, cell.contender, "\(times)"])
    }
    let once = try profile(times)
    let twice = try profile(2 * times)
    instructions = Double(twice.instructions - once.instructions) / Double(times)
    allocations = Double(twice.allocations - once.allocations) / Double(times)
  }

  /// Returns one of the two numbers.
  func value(_ metric: Metric) -> Double {
    switch metric {
    case .instructions: instructions
    case .allocations: allocations
    }
  }

  /// Does a row's work: once to warm up, then as often as told.
  static func execute(_ row: Row, _ contender: any Contender.Type, times: Int) {
    guard let work = contender.init().work(for: row) else { return }
    work.run(1)
    work.run(times)
  }
}

extension Row {
  /// Whether the row's work can be counted: whether one thread does it.
  var isCounted: Bool { timesToCount > 0 }

  /// How often the first of the two runs that count a row's work does it.
  fileprivate var timesToCount: Int {
    switch self {
    case .singleton, .transient, .tree, .forest, .chain, .mixed: 1_000
    case .combined, .complex, .property, .collection, .conditional, .grove: 1_000
    case .ambient, .ambientInScope, .scope: 1_000
    case .childScope, .firstService3, .firstService28, .chain100: 100
    case .prepare, .prepareAndResolve: 20
    case .firstService450, .chain1000: 10
    case .firstService2756, .build1000, .build10000, .deepChain, .override: 2
    case .twoThreads, .firstUse2, .firstUse64: 0
    }
  }
}
