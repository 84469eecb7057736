import JoineryAnalysis
import JoineryInspection

/// Tells what there is to say about a key.
enum ExplainCommand: Command {
  static let usage = Usage(
    name: "explain", summary: "tell what a key needs, who needs it, and how it is reached",
    operands: [
      Usage.Operand(
        name: "KEY", isFile: false,
        help: "a type as it is written, with or without its module and 'any', or a member"), .input,
    ],
    options: [.format("text", "json"), .graph, .output],
    examples: [
      ("joinery explain Checkout app.json", "all about one type"),
      ("joinery explain 'any Log (Audit)' app.json", "a type with a qualifier"),
    ])

  static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitCode {
    let choice = try GraphChoice(
      arguments.operand("INPUT") ?? ".", named: arguments.option("graph"), console)
    let (graph, key) = try choice.single(having: arguments.operand("KEY") ?? "")
    guard let explanation = GraphExplanation(of: key, in: graph) else {
      throw Failure("there is nothing to say about '\(graph.displayName(of: key))'")
    }
    let isJSON = arguments.option("format") == "json"
    try Output(arguments, console)
      .write(isJSON ? explanation.jsonText : explanation.text, isForPeople: !isJSON)
    return .success
  }
}
