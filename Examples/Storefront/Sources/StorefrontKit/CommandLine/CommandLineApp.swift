import Foundation

/// The command `storefront`, from its arguments to its exit code.
package struct CommandLineApp {
  private let compose: (AppConfiguration) throws -> AppDependencies

  /// Creates the command as it is shipped.
  package init() {
    self.init(compose: AppDependencies.init(configuration:))
  }

  /// Creates the command with dependencies of another make.
  init(compose: @escaping (AppConfiguration) throws -> AppDependencies) {
    self.compose = compose
  }

  /// Runs the command once.
  ///
  /// - Parameters:
  ///   - arguments: What was typed after the name of the program.
  ///   - environment: The environment's variables.
  ///   - output: Writes to standard output; throws if that fails.
  ///   - error: Writes to standard error.
  /// - Returns: The exit code.
  package func run(
    arguments: [String], environment: [String: String],
    output: (String) throws -> Void, error: (String) -> Void
  ) -> Int32 {
    do {
      let text = try respond(to: Invocation(arguments), environment: environment)
      do {
        try output(text + "\n")
      } catch let failure {
        throw OutputError(reason: failure.localizedDescription)
      }
      return ExitCode.success.rawValue
    } catch let failure {
      let failure = Failure(failure)
      error("storefront: \(failure.message)\n")
      return failure.exitCode.rawValue
    }
  }

  private func respond(
    to invocation: Invocation, environment: [String: String]
  ) throws -> String {
    let standard = DatabaseLocation.standard(environment: environment)
    guard !invocation.asksForHelp else { return Help(standard: standard).text }
    let command = try Command(operands: invocation.operands)
    guard let location = invocation.database.map(DatabaseLocation.init) ?? standard else {
      throw UsageError.noDataFolder
    }

    let dependencies = try compose(AppConfiguration(database: location))
    let runner = CommandRunner(factory: dependencies, wiring: dependencies.wiring)
    let report = try runner.run(command)
    return invocation.isJSON ? try json(report) : report.text
  }

  private func json(_ report: any Report) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return String(decoding: try encoder.encode(report), as: UTF8.self)
  }
}
