import JoineryThreads
import Synchronization

/// A thread that waits for a value which another one builds.
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
  }

  private let gate = Gate()
  private let outcome = Mutex<Outcome?>(nil)

  /// Ends the wait.
  func resume(with outcome: Outcome) {
    self.outcome.withLock { $0 = outcome }
    gate.open()
  }

  /// Waits until ``resume(with:)`` is called.
  func wait() -> Outcome {
    gate.wait()
    guard let outcome = outcome.withLock({ $0 }) else {
      preconditionFailure("a gate was opened without an outcome")
    }
    return outcome
  }
}
