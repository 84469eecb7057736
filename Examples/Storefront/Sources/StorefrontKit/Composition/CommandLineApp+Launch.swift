import Joinery

extension CommandLineApp {
  /// Runs the program: sets the ambient values, once, and does what was asked for.
  ///
  /// - Parameters:
  ///   - arguments: What was typed after the name of the program.
  ///   - environment: The environment's variables.
  ///   - isTerminal: Whether somebody looks at the output, rather than another program.
  ///   - output: Writes to standard output; throws if that fails.
  ///   - error: Writes to standard error.
  /// - Returns: The exit code.
  package static func launch(
    arguments: [String], environment: [String: String], isTerminal: Bool,
    output: (String) throws -> Void, error: @escaping @Sendable (String) -> Void
  ) async -> Int32 {
    InjectedValues.bootstrap { values in
      values.analytics = AnalyticsLog()
      if isSet("STOREFRONT_LOG") { values.log = Log { error("storefront: \($0.printable)\n") } }
      if isTerminal, !isSet("NO_COLOR") { values.theme = .bold }
    }
    return await CommandLineApp().run(
      arguments: arguments, environment: environment, output: output, error: error)

    func isSet(_ variable: String) -> Bool { environment[variable]?.isEmpty == false }
  }
}
