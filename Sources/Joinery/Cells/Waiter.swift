import JoineryThreads

/// A thread or a task that waits for a value which another one builds.
final class Waiter: Sendable {
  /// How the wait ended.
  enum Outcome: Sendable {
    /// The value is in its slot.
    case published
    /// The value is in this box, because the slot does not keep it.
    case delivered(ValueBox)
    /// Things have changed: ask again.
    case again
    /// The value could not be built.
    case failed(any Error)
    /// The task that waits was cancelled.
    case cancelled
  }

  private enum State {
    case waiting
    case suspended(CheckedContinuation<Outcome, Never>)
    case ended(Outcome)
  }

  private let state = Mutex(State.waiting)
  /// Where a thread waits: a task suspends instead.
  private let gate: Gate?

  /// Creates a waiter.
  ///
  /// - Parameter isThread: Whether ``wait()`` will be called, and not ``waitSuspended()``.
  init(isThread: Bool) {
    gate = isThread ? Gate() : nil
  }

  /// Ends the wait; only the first outcome counts.
  func resume(with outcome: Outcome) {
    let continuation = state.withLock { state -> CheckedContinuation<Outcome, Never>? in
      switch state {
      case .waiting:
        state = .ended(outcome)
        return nil
      case .suspended(let continuation):
        state = .ended(outcome)
        return continuation
      case .ended:
        return nil
      }
    }
    gate?.open()
    continuation?.resume(returning: outcome)
  }

  /// Blocks the thread until ``resume(with:)`` is called.
  func wait() -> Outcome {
    gate?.wait()
    guard case .ended(let outcome) = state.withLock({ $0 }) else {
      preconditionFailure("a gate was opened without an outcome")
    }
    return outcome
  }

  /// Suspends the task until ``resume(with:)`` is called or the task is cancelled.
  func waitSuspended() async -> Outcome {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let outcome = state.withLock { state -> Outcome? in
          if case .ended(let outcome) = state { return outcome }
          state = .suspended(continuation)
          return nil
        }
        if let outcome { continuation.resume(returning: outcome) }
      }
    } onCancel: {
      resume(with: .cancelled)
    }
  }
}
