import JoineryAnalysis
import JoineryReading

/// Checks sources against practices.
enum LintCommand: Command {
  static let usage = Usage(
    name: "lint", summary: "tell where sources don't keep the practices of dependency injection",
    operands: [.sources],
    options: [
      .format("text", "json", "sarif"),
      Usage.Option(
        name: "depth", value: "N",
        help: "how many links the longest chain of a graph may have; 6 if not given"),
      .tests, .define, .output,
    ],
    examples: [
      ("joinery lint", "the package in this folder"),
      ("joinery lint App --depth 10", "where deep graphs are meant"),
    ],
    notes: """
      A comment allows an issue in its line or in the next one: // joinery:allow deep-graph
      Ends with 1 where there are issues; what can't be read is said and is none.
      Documentation/Issues.md says what each one means.
      """)

  static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitCode {
    let path = arguments.operand("SOURCES") ?? "."
    if FileKind(of: path) == .file, !SourceGraphSource().reads(path) {
      throw Failure(
        "lint needs sources, and '\(path)' is none",
        hint: "name a package, a folder, or a Swift file")
    }
    let depth = try arguments.number("depth", from: 1)
    let options = depth.map { LintOptions(depthLimit: $0) } ?? LintOptions()
    let findings = Findings(linting: try SourceInput(arguments, console, lint: options).report)
    try findings.write(arguments, console)
    return findings.issues.isEmpty ? .success : .issues
  }
}
