import Foundation

/// Where the tool writes, and what it knows of who reads.
struct Console {
  /// Writes to the output, and throws what is at fault where that fails.
  var write: (String) throws(Failure) -> Void
  /// Writes to the errors.
  var writeError: (String) -> Void
  /// Whether the output may have colours.
  var outputHasColor = false
  /// Whether the errors may have colours.
  var errorsHaveColor = false
  /// Writes about work that takes long, where the errors go to a terminal.
  var writeProgress: (@Sendable (String) -> Void)?
  /// Whether SwiftPM runs the tool, and says what it may write.
  var isPlugIn = false

  /// The terminal or pipe that the program was started with.
  ///
  /// There are colours only on a terminal, and not where `NO_COLOR` is set to something.
  static var standard: Console {
    let environment = ProcessInfo.processInfo.environment
    let allowsColor =
      (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    let isTerminal = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
    let writeError: @Sendable (String) -> Void = {
      // There is nobody left to tell where this fails.
      try? FileHandle.standardError.write(contentsOf: Data($0.utf8))
    }
    return Console(
      write: { text throws(Failure) in try write(text, to: .standardOutput) },
      writeError: writeError,
      outputHasColor: allowsColor && isatty(STDOUT_FILENO) == 1,
      errorsHaveColor: allowsColor && isatty(STDERR_FILENO) == 1,
      writeProgress: isTerminal ? writeError : nil,
      isPlugIn: environment["JOINERY_PLUGIN"] != nil)
  }

  /// Writes a text to where the output goes.
  ///
  /// - Throws: What is at fault, if the disk is full or nothing can be written there.
  static func write(_ text: String, to output: FileHandle) throws(Failure) {
    do {
      try output.write(contentsOf: Data(text.utf8))
    } catch {
      throw Failure(
        "the output can't be written", hint: "look at where it goes, and at the space that is left")
    }
  }

  /// Does some work, and tells on a terminal what it is if it takes long.
  ///
  /// - Parameters:
  ///   - text: What is being done: `reading 'App'`.
  ///   - work: The work.
  /// - Returns: What the work gives.
  /// - Throws: What the work throws.
  func during<Value>(
    _ text: String, _ work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard let writeProgress else { return try work() }
    return try ProgressLine(text, write: writeProgress).during(work)
  }
}
