/// Writes a script that completes the tool's arguments.
enum CompletionsCommand: Command {
  static let usage = Usage(
    name: "completions", summary: "write a script that completes arguments in a shell",
    operands: [
      Usage.Operand(
        name: "SHELL", choices: CompletionWriter.Shell.allCases.map(\.rawValue), isFile: false,
        help: "the shell")
    ],
    examples: [("source <(joinery completions bash)", "in ~/.bashrc")])

  static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitCode {
    let name = arguments.operand("SHELL") ?? ""
    guard let shell = CompletionWriter.Shell(rawValue: name) else {
      throw Failure("'\(name)' is no SHELL")
    }
    try console.write(CompletionWriter.script(for: shell, Tool.commands))
    return .success
  }
}
