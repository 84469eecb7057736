import JoineryThreads

/// Counts the constructions of one run of a plan, and makes those fail that should.
final class ConstructionJournal: Sendable {
  private struct State {
    var calls: [Int] = []
    var attempts: [Int: Int] = [:]
    var serial = 0
  }

  private let state = AnnotatedMutex(State())

  /// The bindings whose factories were called, in the order of the calls, since this was last asked for.
  func takeCalls() -> [Int] {
    state.withLock { state in
      defer { state.calls = [] }
      return state.calls
    }
  }

  /// Notes the call of a factory.
  ///
  /// - Returns: The origin of what it makes.
  /// - Throws: ``PlannedFailure``, if this construction should fail.
  func origin(
    _ plan: BindingPlan, _ received: [Receipt], argument: Int? = nil
  ) throws -> Origin {
    let (serial, attempt) = note(plan)
    if attempt <= plan.failures { throw PlannedFailure(binding: plan.id) }
    return Origin(binding: plan.id, serial: serial, argument: argument, received: received)
  }

  /// Notes the call of a factory that never fails.
  func sureOrigin(_ plan: BindingPlan, _ received: [Receipt]) -> Origin {
    Origin(binding: plan.id, serial: note(plan).serial, received: received)
  }

  /// The origin of a value that the caller has made.
  func instance(_ plan: BindingPlan) -> Origin {
    state.withLock { state in
      state.serial += 1
      return Origin(binding: plan.id, serial: state.serial)
    }
  }

  private func note(_ plan: BindingPlan) -> (serial: Int, attempt: Int) {
    state.withLock { state in
      state.calls.append(plan.id)
      state.serial += 1
      state.attempts[plan.id, default: 0] += 1
      return (state.serial, state.attempts[plan.id, default: 0])
    }
  }
}
