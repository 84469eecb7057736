import JoineryThreads

/// The lock around one once-state.
///
/// No caller's code runs while it is held.
struct OnceCell: ~Copyable, Sendable {
  private let state = Mutex(OnceState<Construction, Waiter, ValueBox>())

  func request(builder: Construction, waiter: Waiter?)
    -> OnceState<
      Construction, Waiter, ValueBox
    >.Demand
  {
    state.withLock { $0.request(builder: builder, waiter: waiter) }
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
    let waiters = state.withLock { $0.handOver(to: builder, early: early) }
    for waiter in waiters { waiter.resume(with: .again) }
  }

  func succeed(_ outcome: Waiter.Outcome, keeping: Bool) {
    let waiters = state.withLock { $0.succeed(keeping: keeping) }
    for waiter in waiters { waiter.resume(with: outcome) }
  }

  func fail(_ error: any Error) {
    let (waiters, isGivenUp) = state.withLock { state in
      let isGivenUp =
        if case .building(let builder, _, _) = state.phase { builder.isGivenUp } else { false }
      return (state.fail(), isGivenUp)
    }
    // Who came after the builder was cancelled for want of waiters has nothing to do with that.
    for waiter in waiters { waiter.resume(with: isGivenUp ? .again : .failed(error)) }
  }

  /// Who builds the value.
  var builder: Construction? {
    state.withLock {
      guard case .building(let builder, _, _) = $0.phase else { return nil }
      return builder
    }
  }

  /// The object that a construction has made and not yet finished.
  var early: ValueBox? {
    state.withLock {
      guard case .building(_, let early, _) = $0.phase else { return nil }
      return early
    }
  }
}
