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

  /// Runs a body on several threads that really run at once, as far as the machine lets them.
  ///
  /// Two threads on one core take turns and never meet. Whether they did shows in the processor time
  /// that went by: it is the sum of theirs if they ran at once. If it is not, the threads run again,
  /// up to 32 times; those that wait for each other never reach the sum.
  ///
  /// - Parameters:
  ///   - size: The number of threads.
  ///   - body: What each thread does.
  /// - Returns: The time of the run in which the threads overlapped most.
  package static func runAtOnce(
    _ size: Int, _ body: @escaping @Sendable () -> Void
  ) -> Duration {
    var best = (overlap: 0.0, duration: Duration.zero)
    for _ in 0..<32 {
      let start = processorTime()
      let duration = run(size, body)
      let overlap = (processorTime() - start) / duration
      if overlap > best.overlap { best = (overlap, duration) }
      if overlap > 0.92 * Double(size) { break }
    }
    return best.duration
  }
}
