/// One command of the tool.
protocol Command: SendableMetatype {
  /// How the command is called, from which the help, the parsing and the completions come.
  static var usage: Usage { get }

  /// Runs the command.
  ///
  /// - Throws: What is at fault, if the command can't do its work.
  static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitCode
}
