import Foundation

/// The command as a process, which ends early when SIGINT or SIGTERM ask for it.
package enum CommandLineProcess {
  /// Runs the command and ends the process.
  ///
  /// The first signal cancels the command, which closes what it has opened. The second one ends the
  /// process where it stands. Either way the exit code is 128 and the first signal's number.
  ///
  /// - Parameter arguments: What was typed after the name of the program.
  package static func run(arguments: [String]) async -> Never {
    let signals = SignalWatch()
    let command = Task {
      await CommandLineApp.launch(
        arguments: arguments, environment: ProcessInfo.processInfo.environment,
        isTerminal: isatty(STDOUT_FILENO) == 1,
        output: { try FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
        error: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) })
    }
    signals.start { command.cancel() }
    let code = await command.value
    exit(signals.exitCode ?? code)
  }
}
