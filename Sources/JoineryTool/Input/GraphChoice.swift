import JoineryAnalysis

/// The graphs that a command is about.
struct GraphChoice {
  let graphs: [GraphInput.Named]

  /// Reads what a path names, and says what of it could not be read.
  ///
  /// - Throws: What is at fault, if nothing can be read, or if there is no graph of the name.
  init(_ path: String, named name: String?, _ console: Console) throws(Failure) {
    let source = Tool.sources.first { $0.reads(path) }
    guard let source else { throw Failure("nothing here reads '\(path)'") }
    let input = try console.during("reading '\(path)'") { () throws(Failure) in
      try source.load(path)
    }
    for problem in input.problems {
      let place = problem.place.map { "\($0): " } ?? ""
      console.writeError("\(place)warning: \(problem.message)".printable + "\n")
    }
    guard let name else {
      graphs = input.graphs
      return
    }
    graphs = input.graphs.filter { $0.name == name }
    if graphs.isEmpty {
      throw Failure(
        "'\(path)' has no graph '\(name)'", hint: Self.list(input.graphs.map(\.name)))
    }
  }

  /// The only graph.
  ///
  /// - Throws: What is at fault, if there are several or none.
  func single() throws(Failure) -> Graph {
    guard let first = graphs.first else { throw Failure("the input has no graph") }
    guard graphs.count == 1 else {
      throw Failure(
        "the input has \(graphs.count) graphs, and this can be done with one only",
        hint: "choose with --graph: \(Self.list(graphs.map(\.name)))")
    }
    return first.graph
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return "there is \(shown)\(names.count > 5 ? ", …" : "")"
  }
}
