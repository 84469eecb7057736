internal import Dispatch
internal import Foundation

/// Threads that begin together.
package enum Crew {
  /// Runs a body on several threads at once, and waits until all of them are done.
  ///
  /// The threads are created first and wait at a gate. The time runs from the opening of the gate.
  ///
  /// - Parameters:
  ///   - size: The number of threads.
  ///   - body: What each thread does.
  /// - Returns: The time from the opening of the gate until the last thread was done.
  package static func run(_ size: Int, _ body: @escaping @Sendable () -> Void) -> Duration {
    let ready = DispatchSemaphore(value: 0)
    let gate = DispatchSemaphore(value: 0)
    let done = DispatchSemaphore(value: 0)
    for _ in 0..<size {
      Thread {
        ready.signal()
        gate.wait()
        body()
        done.signal()
      }.start()
    }
    for _ in 0..<size { ready.wait() }
    return ContinuousClock().measure {
      for _ in 0..<size { gate.signal() }
      for _ in 0..<size { done.wait() }
    }
  }
}
