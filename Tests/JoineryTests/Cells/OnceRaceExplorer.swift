@testable import Joinery

/// Goes through every moment that a race can come to.
struct OnceRaceExplorer {
  /// What is wrong, with the way there; nothing where all is well.
  private(set) var faults: [String] = []
  /// How many different moments there are.
  var momentCount: Int { orders.count }
  /// How many of them are the last one.
  private(set) var endCount = 0
  /// In how many orders the events can happen.
  private(set) var orderCount = 0

  /// In how many orders events can happen from a moment on; nil while they are being counted.
  private var orders: [[Int8]: Int?] = [:]
  private var path: [OnceRace] = []

  init(_ race: OnceRace) {
    orderCount = explore(race)
  }

  /// Explores what may follow on a moment, and counts the orders in which it can.
  private mutating func explore(_ race: OnceRace) -> Int {
    let identity = race.identity
    if let known = orders[identity] {
      guard let known else {
        note("the events may go on for ever")
        return 0
      }
      return known
    }
    path.append(race)
    defer { path.removeLast() }
    orders[identity] = .some(nil)
    if let fault = race.fault { note(fault) }
    let successors = race.successors
    var count = 0
    if successors.isEmpty {
      endCount += 1
      count = 1
      if let fault = race.faultOfEnd { note(fault) }
    }
    for next in successors where faults.isEmpty {
      count += explore(next)
    }
    orders[identity] = count
    return count
  }

  private mutating func note(_ fault: String) {
    let steps = path.map { "\($0.positions) \($0.state.phase)" }
    faults.append("\(fault)\n  \(steps.joined(separator: "\n  "))")
  }
}
