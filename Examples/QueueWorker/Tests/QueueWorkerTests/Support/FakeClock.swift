import JoineryTesting
import Synchronization

@testable import QueueWorkerKit

/// A clock that goes on when it is told to, or leaps over the naps of workers.
final class FakeClock: WorkClock {
  private struct State {
    var now = Timestamp(milliseconds: 1_000_000)
    /// Sleeps up to this length pass at once; leases are longer.
    var leap = Duration.seconds(1)
    var sleepers: [Int: (deadline: Timestamp, continuation: CheckedContinuation<Void, any Error>)] =
      [:]
    var lastNumber = 0
  }

  /// The end of each sleep that did not pass at once.
  let sleeps = Recorder<Timestamp>()
  private let state = Mutex(State())

  var now: Timestamp { state.withLock { $0.now } }

  /// From now on only ``advance(by:)`` moves the clock.
  func stopLeaping() { state.withLock { $0.leap = .zero } }

  /// Moves the clock, and wakes whose time has come.
  func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now + duration
      let woken = state.sleepers.filter { $0.value.deadline <= state.now }
      for number in woken.keys { state.sleepers[number] = nil }
      return woken.values.map(\.continuation)
    }
    for continuation in woken { continuation.resume() }
  }

  func sleep(until deadline: Timestamp) async throws {
    try Task.checkCancellation()
    let number = state.withLock { state -> Int? in
      guard deadline - state.now > state.leap else {
        state.now = max(state.now, deadline)
        return nil
      }
      state.lastNumber += 1
      return state.lastNumber
    }
    guard let number else { return }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = state.withLock { state in
          if Task.isCancelled { return true }
          state.sleepers[number] = (deadline, continuation)
          return false
        }
        if isCancelled { return continuation.resume(throwing: CancellationError()) }
        sleeps.record(deadline)
      }
    } onCancel: {
      let sleeper = state.withLock { $0.sleepers.removeValue(forKey: number) }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }
}
