@testable import Joinery

/// What tells two moments of a race apart, as a short row of numbers.
extension OnceRace {
  var identity: [Int8] {
    var row: [Int8] = [
      Int8(nudges), Int8(leaders), Int8(completed), hasFailed ? 1 : 0, violation == nil ? 0 : 1,
    ]
    switch state.phase {
    case .empty: row += [0]
    case .building(let builder, let early, let waiters):
      row += [1] + Self.row(builder) + [Int8(early ?? -2), Int8(waiters.count)]
      row += waiters.flatMap(Self.row)
    case .supplied: row += [3]
    case .ready: row += [2]
    }
    row += positions.flatMap(Self.row)
    for construction in works.keys.sorted(by: Self.isBefore) {
      let work = works[construction]
      row += Self.row(construction)
      row += [work?.isRunning, work?.hasObject, work?.isGivenUp].map { $0 == true ? 1 : 0 }
    }
    return row
  }

  /// Numbers that nobody has who is still known.
  func freshNumber(of asker: Int) -> Int {
    var used = works.keys.filter { $0.asker == asker }.map(\.number)
    if case .building(let builder, _, let waiters) = state.phase {
      if builder.asker == asker { used.append(builder.number) }
      used += waiters.filter { $0.asker == asker }.map(\.number)
    }
    for case .givingUp(let construction) in positions where construction.asker == asker {
      used.append(construction.number)
    }
    return (0...used.count).first { !used.contains($0) } ?? used.count
  }

  private static func isBefore(_ first: Construction, _ second: Construction) -> Bool {
    (first.asker, first.number) < (second.asker, second.number)
  }

  private static func row(_ construction: Construction) -> [Int8] {
    [Int8(construction.asker), Int8(construction.number)]
  }

  private static func row(_ waiter: Waiter) -> [Int8] {
    [Int8(waiter.asker), Int8(waiter.number)]
  }

  private static func row(_ position: Position) -> [Int8] {
    switch position {
    case .asking: [0]
    case .registering(let construction): [1] + row(construction)
    case .joining(let construction): [2] + row(construction)
    case .building(let construction): [3] + row(construction)
    case .waiting(let waiter): [4] + row(waiter)
    case .withdrawing(let waiter): [5] + row(waiter)
    case .givingUp(let construction): [6] + row(construction)
    case .taking(let construction): [7] + row(construction)
    case .done(.value): [8]
    case .done(.unfinishedObject): [9]
    case .done(.fault): [10]
    case .done(.cancellation): [11]
    case .done(.again): [12]
    }
  }
}
