import Foundation

/// Writes the log to standard error, where servers have it.
struct StandardErrorLog: LogSink {
  func write(_ line: String) {
    // There is nobody to tell that the log cannot be written.
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }
}
