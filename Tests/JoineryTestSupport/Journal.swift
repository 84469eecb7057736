import JoineryThreads

/// Lines that any thread may write, in the order in which they were written.
package final class Journal: Sendable {
  private let lines = Mutex<[String]>([])

  /// Creates an empty journal.
  package init() {}

  /// What has been written so far.
  package var entries: [String] { lines.withLock { $0 } }

  /// Writes a line.
  package func note(_ line: String) {
    lines.withLock { $0.append(line) }
  }

  /// How often a line has been written.
  package func count(of line: String) -> Int {
    lines.withLock { lines in lines.count { $0 == line } }
  }
}
