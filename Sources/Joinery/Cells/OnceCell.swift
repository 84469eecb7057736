import Synchronization

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

  func withdraw(_ waiter: Waiter) {
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
    let waiters = state.withLock { $0.fail() }
    for waiter in waiters { waiter.resume(with: .failed(error)) }
  }

  /// The object that a construction has made and not yet finished.
  var early: ValueBox? {
    state.withLock {
      guard case .building(_, let early, _) = $0.phase else { return nil }
      return early
    }
  }
}
