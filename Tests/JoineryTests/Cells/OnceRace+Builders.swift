@testable import Joinery

/// What those who build may do next.
extension OnceRace {
  /// The moments that may follow, by what one construction does.
  func moments(after construction: Construction) -> [OnceRace] {
    guard let work = works[construction], work.isRunning,
      !positions.contains(.taking(of: construction))
    else { return [] }
    var moments = [
      after { $0.succeed(construction) },
      after { $0.fail(construction, with: .fault) },
    ]
    if work.isGivenUp, construction != .leader, askers[construction.asker] != .thread {
      moments.append(after { $0.fail(construction, with: .cancellation) })
    }
    if construction != .leader {
      if !work.hasObject { moments.append(after { $0.offer(construction) }) }
    }
    if construction != .leader, leaders > 0 {
      // Part of what the leader makes, or for somebody else who has to wait for the leader.
      moments.append(after { $0.handOver(construction, .value) })
      moments.append(after { $0.handOver(construction, .again) })
    }
    return moments
  }

  private mutating func offer(_ construction: Construction) {
    state.offer(construction.asker)
    works[construction]?.hasObject = true
  }

  private mutating func succeed(_ construction: Construction) {
    let waiters = state.succeed(keeping: isKept)
    completed += 1
    wake(waiters, with: isKept ? .again : .value)
    end(construction, with: .value)
  }

  private mutating func fail(_ construction: Construction, with outcome: Outcome) {
    let isGivenUp = works[construction]?.isGivenUp == true
    if outcome == .fault { hasFailed = true }
    // Who came after the builder was given up has nothing to do with its end.
    wake(state.fail(), with: isGivenUp ? .again : outcome)
    end(construction, with: outcome)
  }

  private mutating func handOver(_ construction: Construction, _ outcome: Outcome) {
    wake(state.handOver(to: .leader, early: construction.asker), with: .again)
    leaders -= 1
    works[.leader] = Work(hasObject: true)
    end(construction, with: outcome)
  }

  /// A construction ends, and with it the request of who has built it.
  private mutating func end(_ construction: Construction, with outcome: Outcome) {
    works[construction] = nil
    guard construction != .leader, positions[construction.asker] == .building(construction) else {
      return
    }
    positions[construction.asker] = outcome == .again ? .asking : .done(outcome)
  }
}
