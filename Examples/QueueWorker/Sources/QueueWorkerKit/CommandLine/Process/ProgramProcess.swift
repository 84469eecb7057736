import Foundation

/// The program as a process, which ends early when SIGINT or SIGTERM ask for it.
package enum ProgramProcess {
  /// Runs the program and ends the process.
  ///
  /// The first signal cancels the run, which ends what it has begun; the second one ends the process
  /// where it stands, and other workers take over when the leases have run out.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - arguments: What was typed after its name.
  package static func run(_ program: Program, arguments: [String]) async -> Never {
    let run = Task { await program.run(arguments: arguments) }
    let signals = ProcessSignals { run.cancel() }
    let outcome = await run.value
    withExtendedLifetime(signals) {}
    if let complaint = outcome.complaint {
      write("queue-worker: \(complaint)", to: .standardError)
    }
    if !outcome.text.isEmpty { write(outcome.text, to: .standardOutput) }
    exit(outcome.code.rawValue)
  }

  /// Writes a line; who closes the output does not want to know.
  private static func write(_ line: String, to output: FileHandle) {
    try? output.write(contentsOf: Data("\(line)\n".utf8))
  }
}
