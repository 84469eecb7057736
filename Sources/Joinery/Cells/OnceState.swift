/// The states of a value that is built at most once, without the value, threads or locks.
///
/// Each mutating function is one event and returns what the caller has to do after it has let go of
/// the lock around this state. `Builder` identifies who builds, `Waiter` who waits, and `Early` is
/// an object that exists but is not finished.
struct OnceState<Builder, Waiter, Early> {
  /// What is known of the value.
  enum Phase {
    /// Nobody has built it, or the last attempt failed.
    case empty
    /// Nobody has asked for it, and somebody has supplied it: it may still be replaced.
    case supplied(Early)
    /// Somebody builds it.
    case building(Builder, early: Early?, waiters: [Waiter])
    /// It is built.
    case ready
  }

  /// What somebody who asked for the value has to do.
  enum Demand {
    /// Build it, then report ``OnceState/succeed(keeping:)`` or ``OnceState/fail()``.
    case build
    /// Keep what was supplied, then report the same.
    case keep(Early)
    /// Read it.
    case read
    /// Wait for the builder, or take the unfinished object if the builder waits for the asker.
    case wait(Builder, early: Early?)
  }

  private(set) var phase = Phase.empty

  /// The object that a construction has made and not yet finished.
  var early: Early? {
    guard case .building(_, let early, _) = phase else { return nil }
    return early
  }

  /// Somebody asks for the value.
  ///
  /// - Parameters:
  ///   - builder: Who builds if it has to be built.
  ///   - waiter: Who waits if somebody builds it already; nil to only look.
  /// - Returns: What the one who asks has to do.
  mutating func request(builder: Builder, waiter: Waiter?) -> Demand {
    switch phase {
    case .empty:
      phase = .building(builder, early: nil, waiters: [])
      return .build
    case .supplied(let value):
      phase = .building(builder, early: nil, waiters: [])
      return .keep(value)
    case .building(let current, let early, var waiters):
      if let waiter {
        waiters.append(waiter)
        phase = .building(current, early: early, waiters: waiters)
      }
      return .wait(current, early: early)
    case .ready:
      return .read
    }
  }

  /// Somebody supplies the value.
  ///
  /// - Returns: Whether nobody has asked for it yet; and the value that it replaces.
  mutating func supply(_ value: Early) -> (isInTime: Bool, replaced: Early?) {
    switch phase {
    case .empty:
      phase = .supplied(value)
      return (true, nil)
    case .supplied(let replaced):
      phase = .supplied(value)
      return (true, replaced)
    case .building, .ready:
      return (false, nil)
    }
  }

  /// Somebody asks for the value who can't build it.
  ///
  /// - Parameter builder: Who keeps it.
  /// - Returns: What was supplied, to be kept; nil when nothing was.
  mutating func takeSupplied(for builder: Builder) -> Early? {
    guard case .supplied(let value) = phase else { return nil }
    phase = .building(builder, early: nil, waiters: [])
    return value
  }

  /// The builder has an object, which it is about to complete.
  mutating func offer(_ early: Early) {
    guard case .building(let builder, nil, let waiters) = phase else {
      preconditionFailure("an unfinished object was offered for a value that is not being built")
    }
    phase = .building(builder, early: early, waiters: waiters)
  }

  /// The builder has finished its part, and the value is complete when another builder is.
  ///
  /// - Returns: The waiters, who have to ask again.
  mutating func handOver(to builder: Builder, early: Early) -> [Waiter] {
    guard case .building(_, _, let waiters) = phase else {
      preconditionFailure("a value was handed over that is not being built")
    }
    phase = .building(builder, early: early, waiters: [])
    return waiters
  }

  /// The value is built.
  ///
  /// - Parameter keeping: Whether later requests read it; otherwise the next one builds again.
  /// - Returns: The waiters, who get the value.
  mutating func succeed(keeping: Bool = true) -> [Waiter] {
    guard case .building(_, _, let waiters) = phase else {
      preconditionFailure("a value was finished that is not being built")
    }
    phase = keeping ? .ready : .empty
    return waiters
  }

  /// The value could not be built: the failure is not kept, so the next request builds again.
  ///
  /// - Returns: The waiters, who get the error.
  mutating func fail() -> [Waiter] {
    guard case .building(_, _, let waiters) = phase else {
      preconditionFailure("a value failed that is not being built")
    }
    phase = .empty
    return waiters
  }

  /// A waiter no longer waits.
  ///
  /// - Returns: The builder, if it was the last one who waited for it.
  @discardableResult
  mutating func withdraw(where matches: (Waiter) -> Bool) -> Builder? {
    guard case .building(let builder, let early, var waiters) = phase else { return nil }
    let count = waiters.count
    waiters.removeAll(where: matches)
    phase = .building(builder, early: early, waiters: waiters)
    return waiters.isEmpty && count > 0 ? builder : nil
  }
}
