import JoineryAnalysis
import JoineryReading

/// Checks graphs against every rule.
enum CheckCommand: Command {
  static let usage = Usage(
    name: "check", summary: "check every graph of a package against every rule",
    operands: [
      Usage.Operand(
        name: "SOURCES", isOptional: true,
        help: "a package, sources, or a graph as JSON; this folder if not given"
      )
    ],
    options: [.format("text", "json", "sarif"), .tests, .define, .output],
    examples: [
      ("joinery check", "the package in this folder"),
      ("joinery check App -f sarif -o joinery.sarif", "for the page of a code review"),
    ],
    notes: """
      Ends with 1 where there are errors. What can't be read is said and is no error, but what is
      missing in a graph that can't be read as a whole is only a warning.
      """)

  static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitCode {
    let path = arguments.operand("SOURCES") ?? "."
    let findings =
      if SourceGraphSource().reads(path) || FileKind(of: path) == .nothing {
        Findings(checking: try SourceInput(arguments, console).report)
      } else {
        Findings(checking: try GraphChoice(path, named: nil, console).graphs.map(\.graph))
      }
    try findings.write(arguments, console)
    if !findings.unreadable.isEmpty, let package = PackageFolder(around: path) {
      console.writeError(
        """
          '\(path)' is a part of a package, whose other sources were not read; to read all: \
        joinery check \(package.path)

        """)
    }
    return findings.errorCount == 0 ? .success : .issues
  }
}
