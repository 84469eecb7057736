import Foundation

/// A child process that is still going on.
final class RunningExecutable {
  private let process = Process()
  private let output = Pipe()
  private let error = Pipe()

  /// Starts a program.
  init(_ executable: Executable, _ arguments: [String]) throws {
    process.executableURL = URL(filePath: executable.path)
    process.arguments = executable.prefix + arguments
    process.standardOutput = output
    process.standardError = error
    process.standardInput = FileHandle.nullDevice
    try process.run()
  }

  /// Waits until the process has written a letter on standard error.
  ///
  /// - Returns: False if it ended without.
  func says(_ letter: Character) throws -> Bool {
    while let byte = try error.fileHandleForReading.read(upToCount: 1), !byte.isEmpty {
      if String(decoding: byte, as: UTF8.self) == String(letter) { return true }
    }
    return false
  }

  /// Sends the process a signal.
  func send(_ signal: Int32) {
    kill(process.processIdentifier, signal)
  }

  /// Waits for the end of the process.
  func end() throws -> Executable.Result {
    let said = try output.fileHandleForReading.readToEnd()
    let complaint = try error.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    let isExit = process.terminationReason == .exit
    return Executable.Result(
      exitCode: isExit ? process.terminationStatus : nil,
      signal: isExit ? nil : process.terminationStatus,
      output: String(decoding: said ?? Data(), as: UTF8.self),
      error: String(decoding: complaint ?? Data(), as: UTF8.self))
  }
}
