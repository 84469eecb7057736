import JoineryAnalysis

/// Runs one command of the tool.
enum Tool {
  /// All commands, in the order of the help.
  static let commands: [any Command.Type] = [
    CheckCommand.self, GraphCommand.self, ExplainCommand.self, DiffCommand.self,
    LintCommand.self, StatsCommand.self, CompletionsCommand.self,
  ]

  /// Where graphs come from; the first that reads a path gets it.
  static let sources: [any GraphSource] = [
    SourceGraphSource(), RevisionGraphSource(), JSONGraphSource(),
  ]

  /// Runs the command that some arguments name.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the name of the program.
  ///   - console: Where to write.
  /// - Returns: What to end the program with.
  static func run(_ arguments: [String], console: Console) -> ExitCode {
    do {
      return try dispatch(arguments, console)
    } catch {
      let painter = Painter(isOn: console.errorsHaveColor)
      console.writeError("\(painter.error("error:")) \(error.message.printable)\n")
      if let hint = error.hint { console.writeError("  \(hint.printable)\n") }
      return .badUse
    }
  }

  private static func dispatch(
    _ arguments: [String], _ console: Console
  ) throws(Failure) -> ExitCode {
    guard let name = arguments.first, !["--help", "-h"].contains(name) else {
      try console.write(HelpWriter.overview(of: commands))
      return arguments.isEmpty ? .badUse : .success
    }
    if name == "--version" {
      try console.write("joinery \(ToolVersion.text)\n")
      return .success
    }
    if name == "help" {
      guard arguments.count > 1 else {
        try console.write(HelpWriter.overview(of: commands))
        return .success
      }
      try console.write(HelpWriter.text(of: command(named: arguments[1]).usage))
      return .success
    }
    let command = try command(named: name)
    if arguments.dropFirst().prefix(while: { $0 != "--" }).contains(where: HelpWriter.isHelp) {
      try console.write(HelpWriter.text(of: command.usage))
      return .success
    }
    let values = try Arguments(Array(arguments.dropFirst()), for: command.usage)
    return try command.run(values, console)
  }

  private static func command(named name: String) throws(Failure) -> any Command.Type {
    if let command = commands.first(where: { $0.usage.name == name }) { return command }
    let names = commands.map { $0.usage.name }
    throw Failure(
      "there is no command '\(name)'",
      hint: Failure.didYouMean(names.similar(to: name), or: "joinery --help"))
  }
}
