import Foundation

/// Where the tool writes, and what it knows of who reads.
struct Console {
  /// Writes to the output.
  var write: (String) -> Void
  /// Writes to the errors.
  var writeError: (String) -> Void
  /// Whether the output may have colours.
  var outputHasColor = false
  /// Whether the errors may have colours.
  var errorsHaveColor = false

  /// The terminal or pipe that the program was started with.
  ///
  /// There are colours only on a terminal, and not where `NO_COLOR` is set to something.
  static var standard: Console {
    let environment = ProcessInfo.processInfo.environment
    let allowsColor =
      (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    return Console(
      write: { FileHandle.standardOutput.write(Data($0.utf8)) },
      writeError: { FileHandle.standardError.write(Data($0.utf8)) },
      outputHasColor: allowsColor && isatty(STDOUT_FILENO) == 1,
      errorsHaveColor: allowsColor && isatty(STDERR_FILENO) == 1)
  }
}
