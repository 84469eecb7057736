import JoineryAnalysis
import Testing

/// A toy graph with its findings in short, for tests that compare them with a table.
///
/// A node is called after its implementation, or else after its key.
struct Verdicts {
  let graph: Graph
  let keys: [Key]
  let wiring: Wiring

  init(_ graph: Graph) {
    self.graph = graph
    let (topology, keys) = graph.topology()
    self.keys = keys
    wiring = Wiring(topology)
  }

  init(toy: String, owners: [String] = ["app"]) {
    self.init(Graph(toy: toy, owners: owners))
  }

  /// What all rules find.
  func all(_ options: Verifier.Options = Verifier.Options()) -> [String] {
    Verifier.findings(in: wiring, options: options).map { text(of: $0) }
  }

  /// What keeps a request from being answered.
  func request(for key: String, kind: Edge.Kind = .hard, by owner: Int = 0) -> String? {
    Verifier.finding(whenAskedFor: index(of: key), kind: kind, by: owner, in: wiring)
      .map { text(of: $0) }
  }

  func index(of key: String) -> Int {
    keys.firstIndex(of: Key(toy: key)) ?? -1
  }

  /// The construction order.
  var order: [String] {
    wiring.constructionOrder().map { name(Int($0)) }
  }

  func name(_ node: Int) -> String {
    graph.nodes[node].implementation ?? graph.nodes[node].key.type
  }

  private func text(of finding: Finding) -> String {
    switch finding {
    case .missing(let key, let requests): "missing \(name(ofKey: key)): \(steps(requests))"
    case .duplicate(let key, let nodes): "duplicate \(name(ofKey: key)): \(names(nodes))"
    case .cycle(let steps): "cycle \(path(steps, to: steps.first?.node))"
    case .captive(let path, let node): "captive \(self.path(path, to: node))"
    case .overrideOfNothing(let node): "override of nothing \(name(node))"
    case .decoratorOfNothing(let node): "decorator of nothing \(name(node))"
    case .emptyCollection(let key, let requests): "empty \(name(ofKey: key)): \(steps(requests))"
    case .unsuppliedInput(let node, let requests): "unsupplied \(name(node)): \(steps(requests))"
    case .scopedOutsideScope(let path, let node, let owner):
      "outside \(owner): \(self.path(path, to: node))"
    case .awaited(let request, let source): "awaited \(steps([request])) → \(name(source))"
    case .onMainActor(let request, let source): "main \(steps([request])) → \(name(source))"
    case .flawed(let node, let flaw): "\(flaw) \(name(node))"
    case .unused(let node): "unused \(name(node))"
    case .limitReached(let id, let limit): "more \(id) than \(limit)"
    }
  }

  private func name(ofKey key: Int) -> String {
    keys[key].qualifier.map { "\(keys[key].type)/\($0)" } ?? keys[key].type
  }

  private func names(_ nodes: [Int]) -> String {
    nodes.map { name($0) }.joined(separator: " ")
  }

  private func steps(_ steps: [Step]) -> String {
    steps.map { step in
      let position = step.edge.map { $0 - wiring.topology.edgeRange(of: step.node).lowerBound }
      return name(step.node) + (position.map { ".\($0)" } ?? "")
    }
    .joined(separator: " ")
  }

  private func path(_ steps: [Step], to last: Int?) -> String {
    (steps.map(\.node) + (last.map { [$0] } ?? [])).map { name($0) }.joined(separator: " → ")
  }
}

/// A graph and what is found in it.
struct Case: Sendable, CustomTestStringConvertible {
  var name: String
  var toy: String
  var verdicts: [String]
  var owners = ["app"]

  init(_ name: String, _ toy: String, owners: [String] = ["app"], _ verdicts: String...) {
    self.name = name
    self.toy = toy
    self.owners = owners
    self.verdicts = verdicts
  }

  var testDescription: String { name }
}
