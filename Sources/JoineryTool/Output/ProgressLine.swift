import Dispatch
import JoineryAnalysis
import Synchronization

/// A line on a terminal that tells what takes long, and is gone when it is done.
final class ProgressLine: Sendable {
  private let text: String
  private let write: @Sendable (String) -> Void
  /// How often the line was looked at, every half second.
  private let ticks = Mutex(0)

  /// Creates a line that isn't shown yet.
  ///
  /// - Parameters:
  ///   - text: What is being done: `reading 'App'`.
  ///   - write: Writes to the terminal.
  init(_ text: String, write: @escaping @Sendable (String) -> Void) {
    self.text = text
    self.write = write
  }

  /// Does some work, and shows the line from half a second on.
  func during<Value>(_ work: () throws(Failure) -> Value) throws(Failure) -> Value {
    let queue = DispatchQueue(label: "joinery.progress")
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + .milliseconds(500), repeating: .milliseconds(500))
    timer.setEventHandler { self.tick() }
    timer.resume()
    defer {
      timer.cancel()
      // What is being written is written before the line goes.
      queue.sync { self.finish() }
    }
    return try work()
  }

  /// Shows how long the work has taken: each call is another half second.
  func tick() {
    let count = ticks.withLock { ticks in
      ticks += 1
      return ticks
    }
    let seconds = count < 2 ? "" : " \(count / 2) s"
    write("\r\(text.printable) …\(seconds)\u{1B}[K")
  }

  /// Removes the line, if there is one.
  func finish() {
    if ticks.withLock({ $0 }) > 0 { write("\r\u{1B}[K") }
  }
}
