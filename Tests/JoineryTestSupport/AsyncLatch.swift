import JoineryThreads

/// Lets tasks through once a number of arrivals has been counted.
package final class AsyncLatch: Sendable {
  private struct State {
    var missing: Int
    var nextNumber = 0
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    var cancelled: Set<Int> = []
  }

  private let state: Mutex<State>

  /// Creates a latch that waits for a number of arrivals.
  package init(_ count: Int = 1) {
    state = Mutex(State(missing: count))
  }

  /// Counts one arrival.
  package func arrive() {
    let released = state.withLock { state -> [CheckedContinuation<Void, Never>] in
      state.missing -= 1
      guard state.missing == 0 else { return [] }
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
    }
    for continuation in released { continuation.resume() }
  }

  /// Waits for the last arrival, whether or not the task is cancelled.
  package func wait() async {
    let number = nextNumber()
    await withCheckedContinuation { register($0, as: number) }
  }

  /// Waits for the last arrival, or for the task's cancellation.
  ///
  /// - Throws: `CancellationError` when the task is cancelled first.
  package func waitUnlessCancelled() async throws {
    let number = nextNumber()
    await withTaskCancellationHandler {
      await withCheckedContinuation { register($0, as: number) }
    } onCancel: {
      let continuation = state.withLock { state in
        state.cancelled.insert(number)
        return state.waiting.removeValue(forKey: number)
      }
      continuation?.resume()
    }
    let isCancelled = state.withLock { $0.cancelled.contains(number) }
    if isCancelled { throw CancellationError() }
  }

  /// Counts one arrival and waits for the last one.
  package func meet() async {
    arrive()
    await wait()
  }

  private func nextNumber() -> Int {
    state.withLock { state in
      state.nextNumber += 1
      return state.nextNumber
    }
  }

  private func register(_ continuation: CheckedContinuation<Void, Never>, as number: Int) {
    let isOver = state.withLock { state in
      if state.missing <= 0 || state.cancelled.contains(number) { return true }
      state.waiting[number] = continuation
      return false
    }
    if isOver { continuation.resume() }
  }
}
