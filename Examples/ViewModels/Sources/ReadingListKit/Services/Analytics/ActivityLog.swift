import Synchronization

/// Lines that are kept as long as the program runs.
final class ActivityLog: Sendable {
  private let written = Mutex<[String]>([])

  var lines: [String] { written.withLock { $0 } }
  func write(_ line: String) { written.withLock { $0.append(line) } }
}
