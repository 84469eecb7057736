import JoineryTesting

@testable import QueueWorkerKit

/// A log that tests read.
struct SpyLog: LogSink {
  let lines = Recorder<String>()

  func write(_ line: String) { lines.record(line) }

  /// Waits until a line was written.
  func wait(for line: String) async throws {
    var count = 1
    while !(try await lines.calls(waitingFor: count)).contains(line) { count = lines.count + 1 }
  }
}
