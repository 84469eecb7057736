import JoineryThreads

/// The lock around one once-state.
///
/// No caller's code runs while it is held: what a change replaces is handed out, and let go of after it.
struct OnceCell: ~Copyable, Sendable {
  private let state = Mutex(OnceState<Construction, Waiter, ValueBox>())

  func request(builder: Construction, waiter: Waiter?)
    -> OnceState<
      Construction, Waiter, ValueBox
    >.Demand
  {
    state.withLock { $0.request(builder: builder, waiter: waiter) }
  }

  /// Somebody supplies the value.
  ///
  /// - Returns: Whether nobody has asked for it yet; and the value that it replaces, to be let go of where no
  ///   lock is held.
  func supply(_ value: ValueBox) -> (isInTime: Bool, replaced: ValueBox?) {
    state.withLock { $0.supply(value) }
  }

  /// What was supplied, for a builder that is about to keep it.
  func takeSupplied(for builder: Construction) -> ValueBox? {
    state.withLock { $0.takeSupplied(for: builder) }
  }

  /// Whether somebody has supplied a value that nobody has asked for.
  var isSupplied: Bool {
    state.withLock { state in
      guard case .supplied = state.phase else { return false }
      return true
    }
  }

  func offer(_ early: ValueBox) {
    state.withLock { $0.offer(early) }
  }

  /// A waiter no longer waits.
  ///
  /// - Returns: The builder, if it was the last one who waited for it.
  @discardableResult
  func withdraw(_ waiter: Waiter) -> Construction? {
    state.withLock { $0.withdraw { $0 === waiter } }
  }

  func handOver(to builder: Construction, early: ValueBox) {
    let (waiters, replaced) = state.withLock { state in
      let replaced = state.early
      return (state.handOver(to: builder, early: early), replaced)
    }
    for waiter in waiters { waiter.resume(with: .again) }
    withExtendedLifetime(replaced) {}
  }

  func succeed(_ outcome: Waiter.Outcome, keeping: Bool) {
    let (waiters, replaced) = state.withLock { state in
      let replaced = state.early
      return (state.succeed(keeping: keeping), replaced)
    }
    for waiter in waiters { waiter.resume(with: outcome) }
    withExtendedLifetime(replaced) {}
  }

  /// The value could not be built.
  ///
  /// - Returns: The unfinished object, whose deinitialiser may ask for anything: it has to be kept until
  ///   everyone who depends on it has been told.
  func fail(_ error: any Error) -> ValueBox? {
    let (waiters, isGivenUp, early) = state.withLock { state in
      let isGivenUp =
        if case .building(let builder, _, _) = state.phase { builder.isGivenUp } else { false }
      let early = state.early
      return (state.fail(), isGivenUp, early)
    }
    // Who came after the builder was cancelled for want of waiters has nothing to do with that.
    for waiter in waiters { waiter.resume(with: isGivenUp ? .again : .failed(error)) }
    return early
  }

  /// Who builds the value.
  var builder: Construction? {
    state.withLock {
      guard case .building(let builder, _, _) = $0.phase else { return nil }
      return builder
    }
  }

  /// The object that a construction has made and not yet finished.
  var early: ValueBox? { state.withLock { $0.early } }

  /// Whether there is such an object; unlike ``early`` it does not take hold of it.
  var hasEarly: Bool { state.withLock { $0.early != nil } }
}
