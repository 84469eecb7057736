import Foundation

/// A program that this package has built, as a child process.
final class ChildProcess {
  /// How a process ended, and what it has printed.
  struct End {
    let exitCode: Int32?
    /// The signal that ended the process, unless it ended by itself.
    let signal: Int32?
    let output: String
  }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let error = Pipe()
  private(set) var log = ""

  init(_ program: String, _ arguments: [String]) throws {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
    let folder =
      tests.bundlePath.hasSuffix(".xctest")
      ? tests.bundleURL.deletingLastPathComponent() : tests.bundleURL
    process.executableURL = folder.appending(component: program)
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = error
    try process.run()
  }

  /// Waits until the process has said something in its log.
  ///
  /// - Returns: False if it ended without.
  func says(_ text: String) throws -> Bool {
    while !log.contains(text) {
      guard let bytes = try error.fileHandleForReading.read(upToCount: 1), !bytes.isEmpty else {
        return false
      }
      log += String(decoding: bytes, as: UTF8.self)
    }
    return true
  }

  /// Sends the process a signal.
  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Lets the job go on that waits at the gate.
  func openGate() throws { try input.fileHandleForWriting.close() }

  /// Waits for the end of the process.
  func end() throws -> End {
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    log += String(decoding: try error.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    let isExit = process.terminationReason == .exit
    return End(
      exitCode: isExit ? process.terminationStatus : nil,
      signal: isExit ? nil : process.terminationStatus,
      output: String(decoding: printed, as: UTF8.self))
  }
}
