import JoineryAnalysis
import JoineryInspection

/// The graphs that a command is about.
struct GraphChoice {
  let graphs: [GraphInput.Named]
  private let path: String

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
    self.path = path
    guard let name else {
      graphs = input.graphs
      return
    }
    graphs = input.graphs.filter { $0.name == name }
    if input.graphs.isEmpty { throw Failure.noGraph(in: path) }
    if graphs.isEmpty {
      let similar = input.graphs.map(\.name).similar(to: name)
      throw Failure(
        "'\(path)' has no graph '\(name)'",
        hint: similar.isEmpty
          ? "there is \(list(input.graphs))" : Failure.didYouMean(similar, or: ""))
    }
  }

  /// All graphs, of which there is one at least.
  ///
  /// - Throws: What is at fault, if there are none.
  func some() throws(Failure) -> [GraphInput.Named] {
    if graphs.isEmpty { throw Failure.noGraph(in: path) }
    return graphs
  }

  /// The only graph.
  ///
  /// - Throws: What is at fault, if there are several or none.
  func single() throws(Failure) -> Graph {
    let graphs = try some()
    guard graphs.count == 1 else {
      throw Failure(
        "'\(path)' has \(graphs.count) graphs, and this can be done with one only",
        hint: "choose with --graph: \(list(graphs))")
    }
    return graphs[0].graph
  }

  /// The only graph that has a key, and the key.
  ///
  /// - Throws: What is at fault, if several graphs have it or none has.
  func single(having name: String) throws(Failure) -> (graph: Graph, key: Key) {
    let graphs = try some()
    if graphs.count == 1 { return (graphs[0].graph, try graphs[0].graph.key(named: name)) }
    var found: [(named: GraphInput.Named, key: Key)] = []
    var similar: [String] = []
    for named in graphs {
      switch KeySearch(in: named.graph).result(for: name) {
      case .found(let key): found.append((named, key))
      case .ambiguous: _ = try named.graph.key(named: name)
      case .unknown(let names): similar += names.filter { !similar.contains($0) }
      }
    }
    guard let first = found.first else {
      throw Failure(
        "none of the \(graphs.count) graphs has '\(name)'",
        hint: similar.isEmpty
          ? "'joinery graph' lists what they have" : Failure.didYouMean(similar, or: ""))
    }
    guard found.count == 1 else {
      throw Failure(
        "'\(name)' is in \(found.count) graphs",
        hint: "choose with --graph: \(list(found.map(\.named)))")
    }
    return (first.named.graph, first.key)
  }

  private func list(_ graphs: [GraphInput.Named]) -> String {
    let shown = graphs.prefix(5).map { "'\($0.name)'" }.joined(separator: ", ")
    return graphs.count > 5 ? "\(shown), … (joinery graph \(path) --list)" : shown
  }
}
