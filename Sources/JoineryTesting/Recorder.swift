import JoineryThreads

/// Keeps the calls of a double, with their arguments and in their order.
///
/// Any thread may record, and any may read.
///
/// ```swift
/// struct SpyAnalytics: AnalyticsService {
///   let trackedEvents = Recorder<Event>()
///   func track(_ event: Event) { trackedEvents.record(event) }
/// }
///
/// #expect(spy.trackedEvents.calls == [.paid(total: 3)])
/// ```
///
/// A double with several functions records an enumeration with a case for each, so that the order among them is kept.
public final class Recorder<Call: Sendable>: Sendable {
  private struct State {
    var calls: [Call] = []
    var waiters: [Int: Waiter] = [:]
    var lastWaiter = 0
  }

  /// Somebody who waits until there are as many calls.
  private struct Waiter {
    let count: Int
    let continuation: CheckedContinuation<Void, any Error>
  }

  private let state = AnnotatedMutex(State())

  /// Creates a recorder that has no calls.
  public init() {}

  // MARK: Recording

  /// Adds a call.
  ///
  /// - Parameter call: The call: its arguments, or a case that has them.
  /// - Complexity: O(1), amortised, and O(those who wait).
  public func record(_ call: Call) {
    let ready = state.withLock { state -> [Waiter] in
      state.calls.append(call)
      let ready = state.waiters.filter { $0.value.count <= state.calls.count }
      for key in ready.keys { state.waiters[key] = nil }
      return Array(ready.values)
    }
    for waiter in ready { waiter.continuation.resume() }
  }

  /// Adds a call.
  ///
  /// - Parameter call: The call.
  public func callAsFunction(_ call: Call) {
    record(call)
  }

  // MARK: Reading

  /// The calls so far, in their order.
  public var calls: [Call] { state.withLock { $0.calls } }

  /// How many calls there were.
  public var count: Int { state.withLock { $0.calls.count } }

  /// Whether there was none.
  public var isEmpty: Bool { count == 0 }

  /// The last call.
  public var last: Call? { state.withLock { $0.calls.last } }

  /// Forgets the calls.
  ///
  /// - Returns: The calls so far, in their order.
  @discardableResult
  public func removeAll() -> [Call] {
    state.withLock { state in
      defer { state.calls = [] }
      return state.calls
    }
  }

  /// Waits until there are as many calls.
  ///
  /// - Parameter count: How many calls there have to be.
  /// - Returns: The calls so far, in their order: at least as many.
  /// - Throws: `CancellationError` when the task is cancelled, for example by `.timeLimit`.
  public func calls(waitingFor count: Int) async throws -> [Call] {
    let number = state.withLock { state -> Int in
      state.lastWaiter += 1
      return state.lastWaiter
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let outcome = state.withLock { state -> Result<Void, any Error>? in
          if state.calls.count >= count { return .success(()) }
          if Task.isCancelled { return .failure(CancellationError()) }
          state.waiters[number] = Waiter(count: count, continuation: continuation)
          return nil
        }
        if let outcome { continuation.resume(with: outcome) }
      }
    } onCancel: {
      let waiter = state.withLock { $0.waiters.removeValue(forKey: number) }
      waiter?.continuation.resume(throwing: CancellationError())
    }
    return calls
  }
}
