import Foundation

/// The command `view-models`.
package enum CommandLineTool {
  /// Runs the command and ends the process.
  ///
  /// - Parameter arguments: What was typed after the name of the program.
  @MainActor
  package static func run(arguments: [String]) async -> Never {
    do {
      let text = try await output(arguments: arguments)
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
      exit(0)
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("view-models: \(error)\n".utf8))
      exit(error is UsageError ? 2 : 1)
    }
  }

  /// What the command prints: this is where the app is put together and launched.
  @MainActor
  static func output(
    arguments: [String], app makeApp: () throws -> App = { try App() }
  ) async throws -> String {
    let invocation = try Invocation(arguments)
    guard !invocation.asksForHelp else { return Help.text }
    let app = try makeApp()
    app.bootstrap()
    return try await Tour(patterns: invocation.patterns).text(in: app)
  }
}
