@testable import Joinery

/// What holds at every moment.
extension OnceRace {
  /// What doesn't hold, if anything.
  var fault: String? {
    violation ?? faultOfBuilders ?? faultOfWaiters ?? faultOfOutcomes
  }

  private var faultOfBuilders: String? {
    switch state.phase {
    case .building(let builder, let early, _):
      if Array(works.keys) != [builder] { return "\(works.keys) build, and \(builder) is noted" }
      if (early != nil) != (works[builder]?.hasObject ?? false) {
        return "the unfinished object isn't the builder's"
      }
    case .empty, .supplied, .ready:
      if !works.isEmpty { return "\(works.keys) build what nobody knows of" }
    }
    if isKept, completed > 1 { return "the value was made \(completed) times" }
    if case .ready = state.phase, completed != 1 || !isKept { return "what is kept is no value" }
    return nil
  }

  private var faultOfWaiters: String? {
    let registered = state.waiters
    if Set(registered).count != registered.count { return "a waiter is registered twice" }
    for case .waiting(let waiter) in positions where !registered.contains(waiter) {
      return "\(waiter) waits for what nobody will tell it"
    }
    let known = positions.compactMap { position -> Waiter? in
      switch position {
      case .waiting(let waiter), .withdrawing(let waiter): waiter
      case .asking, .registering, .joining, .building, .givingUp, .taking, .done: nil
      }
    }
    // Who was woken to look at an unfinished object has left its waiter behind.
    if registered.count(where: { !known.contains($0) }) > 1 - nudges {
      return "somebody is registered who doesn't wait any more"
    }
    return nil
  }

  private var faultOfOutcomes: String? {
    for (asker, position) in zip(askers, positions) {
      guard case .done(let outcome) = position else { continue }
      switch outcome {
      case .value where completed == 0 && works[.leader] == nil && !hasFailed:
        return "somebody got a value that nobody has made"
      case .fault where !hasFailed:
        return "somebody got an error that nobody has thrown"
      case .cancellation where asker == .thread:
        return "a thread that nobody cancels was cancelled"
      case .again:
        return "somebody was told to ask again, and doesn't"
      case .value, .unfinishedObject, .fault, .cancellation:
        continue
      }
    }
    return nil
  }

  /// What is wrong with this moment as the last one.
  var faultOfEnd: String? {
    for position in positions {
      guard case .done = position else { return "\(position) for ever" }
    }
    if case .building(_, _, let waiters) = state.phase {
      return "the end leaves a builder, and the waiters \(waiters)"
    }
    return nil
  }

  /// Every moment that may follow.
  var successors: [OnceRace] {
    positions.indices.flatMap { moments(after: $0) } + works.keys.flatMap { moments(after: $0) }
  }
}

extension OnceState {
  /// Who waits.
  var waiters: [Waiter] {
    guard case .building(_, _, let waiters) = phase else { return [] }
    return waiters
  }
}
