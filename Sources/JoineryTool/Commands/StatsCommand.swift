import JoineryAnalysis
import JoineryInspection

/// Tells how a graph hangs together.
enum StatsCommand: Command {
  static let usage = Usage(
    name: "stats", summary: "tell how deep a graph is, and what holds it together",
    operands: [.input], options: [.format("text", "json"), .graph, .output],
    examples: [("joinery stats app.json", "depth, fan-in and fan-out, what holds it together")],
    notes: """
      An articulation point is a binding without which the graph falls into parts that have
      nothing to do with each other.
      """)

  static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitCode {
    let choice = try GraphChoice(
      arguments.operand("INPUT") ?? ".", named: arguments.option("graph"), console)
    let report = StatisticsReport(of: LinkedGraph(try choice.single()))
    let isJSON = arguments.option("format") == "json"
    try Output(arguments, console)
      .write(isJSON ? report.jsonText : report.text, isForPeople: !isJSON)
    return .success
  }
}
