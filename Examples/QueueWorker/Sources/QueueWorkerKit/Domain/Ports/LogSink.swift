/// Where the log goes.
package protocol LogSink: Sendable {
  func write(_ line: String)
}
