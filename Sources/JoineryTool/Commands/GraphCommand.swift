import JoineryAnalysis
import JoineryExplorer
import JoineryInspection

/// Writes a graph, or the part of it that a key leads to.
enum GraphCommand: Command {
  static let usage = Usage(
    name: "graph", summary: "write a graph as text, a picture, or a page to explore it",
    operands: [.input],
    options: [
      .format("text", "mermaid", "dot", "json", "svg", "html"),
      Usage.Option(name: "root", value: "KEY", help: "only what this key leads to"),
      Usage.Option(
        name: "depth", value: "N", help: "with --root: no more than N steps away from it"),
      .graph, Usage.Option(name: "list", help: "only the names of the graphs, and where they are"),
      Usage.Option(
        name: "time-limit", value: "SECONDS",
        help: "with svg: how long Graphviz may draw; \(Graphviz.defaultTimeLimit) if not given"),
      .output,
    ],
    examples: [
      ("joinery graph --list", "which graphs there are"),
      ("joinery graph app.json -f html -o app.html", "a page to explore"),
      ("joinery graph app.json -f svg --root Checkout -o checkout.svg", "what a checkout needs"),
    ],
    notes: """
      In pictures, what is made later is dashed and what is optional dotted; what is on a cycle,
      missing, empty or bound more than once is red, what holds a scoped value captive is orange,
      and a thick line is the main actor. SVG is drawn by Graphviz.
      """)

  /// How many links Mermaid draws unless it is told otherwise.
  private static let mermaidLimit = 500
  /// How many boxes Graphviz draws in a moment.
  private static let graphvizLimit = 400

  static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitCode {
    let choice = try GraphChoice(
      arguments.operand("INPUT") ?? ".", named: arguments.option("graph"), console)
    let output = Output(arguments, console)
    if arguments.isGiven("list") {
      if let other = ["format", "root", "depth"].first(where: arguments.isGiven) {
        throw Failure("'--list' goes with no '--\(other)'", hint: "leave one of them out")
      }
      try output.write(GraphList(try choice.some()).text)
      return .success
    }
    let root = arguments.option("root")
    let depth = try arguments.number("depth", from: 0)
    if depth != nil && root == nil {
      throw Failure("--depth counts from a root", hint: "add --root KEY")
    }
    let timeLimit = try arguments.number("time-limit", from: 1) ?? Graphviz.defaultTimeLimit
    let format = arguments.option("format") ?? "text"
    if format == "text", root == nil {
      let texts = try choice.some().map(\.graph.text)
      try output.write(texts.joined(separator: "\n\n"), isForPeople: true)
      return .success
    }
    let part: Part =
      if let root {
        try self.part(of: try choice.single(having: root), depth: depth)
      } else {
        whole(of: try choice.single())
      }
    try output.write(
      try text(of: part, format: format, timeLimit, console), isForPeople: format == "text")
    if format == "mermaid" { warn(of: part, console) }
    return .success
  }

  /// Says so where Mermaid, as it is set up in most places, refuses a chart.
  private static func warn(of part: Part, _ console: Console) {
    let shown = part.selection.map(Set.init)
    let count = part.linked.links.count { link in
      shown.map { $0.contains(link.source) && $0.contains(link.target) } ?? true
    }
    guard count > mermaidLimit else { return }
    console.writeError(
      """
      note: the chart has \(count) links, and Mermaid draws \(mermaidLimit) unless 'maxEdges' says more
        take a part with --root KEY, or --format html

      """)
  }

  /// A graph, and what of it is shown.
  private struct Part {
    /// The graph without the rest.
    var graph: Graph
    /// All of the graph.
    var linked: LinkedGraph
    /// The vertices that are shown, where not all.
    var selection: [Int]?
  }

  private static func whole(of graph: Graph) -> Part {
    Part(graph: graph, linked: LinkedGraph(graph))
  }

  private static func part(
    of root: (graph: Graph, key: Key), depth: Int?
  ) throws(Failure) -> Part {
    let (graph, key) = root
    guard let part = graph.rooted(at: key, depth: depth) else {
      throw Failure(
        "nothing binds '\(graph.displayName(of: key))'",
        hint: "'joinery explain' tells who needs it")
    }
    let linked = LinkedGraph(graph)
    return Part(
      graph: part, linked: linked,
      selection: linked.vertices(reachableFrom: linked.vertices(answering: key), depth: depth))
  }

  private static func text(
    of part: Part, format: String, _ timeLimit: Int, _ console: Console
  ) throws(Failure) -> String {
    switch format {
    case "text": part.graph.text
    case "mermaid": GraphMermaidRenderer().text(of: part.linked, showing: part.selection)
    case "json": part.graph.jsonText
    case "html": ExplorerPage(part.linked, showing: part.selection).html
    case "svg": try svg(of: part, timeLimit, console)
    default: dot(part)
    }
  }

  private static func svg(
    of part: Part, _ timeLimit: Int, _ console: Console
  ) throws(Failure) -> String {
    let graphviz = try Graphviz()
    let count = (part.selection ?? Array(part.linked.vertices.indices)).count
    if count > graphvizLimit {
      console.writeError(
        """
        note: \(count) boxes go to Graphviz, which may take long: at most \(timeLimit) seconds
          \(Graphviz.hint)

        """)
    }
    return try console.during("drawing \(count) boxes") { () throws(Failure) in
      try graphviz.svg(of: dot(part), timeLimit: .seconds(timeLimit))
    }
  }

  private static func dot(_ part: Part) -> String {
    GraphDOTRenderer().text(of: part.linked, showing: part.selection)
  }
}
