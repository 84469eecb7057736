import JoineryAnalysis

/// Tells what a change does to a graph.
enum DiffCommand: Command {
  static let usage = Usage(
    name: "diff", summary: "tell what a change does to a graph",
    operands: [
      Usage.Operand(
        name: "BEFORE",
        help: "the graphs before the change: a revision of git, sources, or a graph as JSON"),
      Usage.Operand(name: "AFTER", help: "the graphs after it; '-' reads JSON from standard input"),
    ],
    options: [.format("text", "markdown", "json"), .graph, .output],
    examples: [
      ("joinery diff main .", "what the working copy changes"),
      ("joinery diff v1:App HEAD:App", "a folder in two revisions"),
      ("joinery diff main.json branch.json", "what running programs wrote"),
      ("joinery diff main.json branch.json -f markdown", "for a comment on a pull request"),
    ],
    notes: "Ends with 1 where the change brings new issues.")

  static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitCode {
    let name = arguments.option("graph")
    let before = try GraphChoice(arguments.operand("BEFORE") ?? "", named: name, console).graphs
    let after = try GraphChoice(arguments.operand("AFTER") ?? "", named: name, console).graphs
    if before.isEmpty && after.isEmpty {
      throw Failure.noGraph(in: arguments.operand("AFTER") ?? "")
    }
    let pairs = GraphPairs(before, after)
    let output = Output(arguments, console)
    switch arguments.option("format") {
    case "markdown": try output.write(pairs.markdown)
    case "json": try output.write(pairs.jsonText)
    default: try output.write(pairs.text, isForPeople: true)
    }
    return pairs.bringsIssues ? .issues : .success
  }
}
