import JoineryAnalysis

/// Tells what a change does to a graph.
enum DiffCommand: Command {
  static let usage = Usage(
    name: "diff", summary: "tell what a change does to a graph",
    operands: [
      Usage.Operand(name: "BEFORE", help: "the graph before the change, as JSON"),
      Usage.Operand(name: "AFTER", help: "the graph after it; '-' reads standard input"),
    ],
    options: [.format("text", "markdown", "json"), .graph, .output],
    examples: [
      ("joinery diff main.json branch.json", "for a terminal"),
      ("joinery diff main.json branch.json -f markdown", "for a comment on a pull request"),
    ],
    notes: "Ends with 1 where the change brings new issues.")

  static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitCode {
    let name = arguments.option("graph")
    let before = try GraphChoice(arguments.operand("BEFORE") ?? "", named: name, console).single()
    let after = try GraphChoice(arguments.operand("AFTER") ?? "", named: name, console).single()
    let difference = GraphDifference(from: before, to: after)
    let output = Output(arguments, console)
    switch arguments.option("format") {
    case "markdown": try output.write(difference.markdown)
    case "json": try output.write(difference.jsonText)
    default: try output.write(difference.text, isForPeople: true)
    }
    return difference.newIssues.isEmpty ? .success : .issues
  }
}
