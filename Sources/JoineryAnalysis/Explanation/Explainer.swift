/// Turns the findings on a graph into issues, with names and places.
struct Explainer {
  /// How many notes of one kind an issue has.
  static let noteLimit = 5

  let graph: Graph
  let wiring: Wiring
  let names: DisplayNames
  let fixes: FixWriter
  /// What to call each node in a chain.
  let linkNames: [String]
  let paths: RootPaths
  var nearMisses: NearMissFinder
  /// The key of each key index.
  let keys: [Key]
  /// In how many of the cycles that were found each step is.
  let cyclesByStep: [Step: Int]
  /// Where the scope is entered that is the innermost owner.
  let entrance: SourcePlace?

  /// Prepares to explain findings on a graph.
  ///
  /// - Precondition: The graph has the nodes and edges of the wiring's topology, in the same order.
  /// - Complexity: O(*n*), where *n* is the length of all names in the graph.
  init(
    graph: Graph, wiring: Wiring, findings: [Finding] = [],
    knowing conformances: Conformances = .unknown, enteredAt entrance: SourcePlace? = nil
  ) {
    precondition(
      graph.nodes.count == wiring.topology.nodes.count,
      "the graph and the topology must have the same nodes in the same order")
    self.graph = graph
    self.wiring = wiring
    let names = DisplayNames(of: graph)
    self.names = names
    fixes = FixWriter(names: names)
    linkNames = graph.nodes.map { names.name(of: $0) }
    paths = RootPaths(in: wiring)
    nearMisses = NearMissFinder(in: graph, names: names, knowing: conformances)
    keys = Self.keys(of: graph, in: wiring.topology)
    cyclesByStep = Self.cyclesByStep(in: findings)
    self.entrance = entrance
  }

  private static func keys(of graph: Graph, in topology: Topology) -> [Key] {
    var keys: [Key?] = Array(repeating: nil, count: topology.keyCount)
    for (index, node) in graph.nodes.enumerated() {
      keys[Int(topology.nodes[index].key)] = node.key
    }
    for (index, node) in graph.nodes.enumerated() {
      let range = topology.edgeRange(of: index)
      precondition(
        range.count == node.edges.count,
        "the graph and the topology must have the same edges in the same order")
      for (edge, position) in zip(node.edges, range) {
        let key = Int(topology.edges[position].key)
        keys[key] = keys[key] ?? edge.key
      }
    }
    return keys.map { $0 ?? Key(type: "?") }
  }

  /// Explains one finding.
  mutating func issue(for finding: Finding) -> Issue {
    switch finding {
    case .missing(let key, let requests): missing(key, requests)
    case .duplicate(let key, let nodes): duplicate(key, nodes)
    case .cycle(let steps): cycle(steps)
    case .captive(let path, let shortLived): captive(shortLived, path)
    case .overrideOfNothing(let node): overrideOfNothing(node)
    case .decoratorOfNothing(let node): decoratorOfNothing(node)
    case .emptyCollection(let key, let requests): emptyCollection(key, requests)
    case .unsuppliedInput(let node, let requests): unsuppliedInput(node, requests)
    case .scopedOutsideScope(let path, let shortLived, let owner):
      scopedOutsideScope(shortLived, path, owner)
    case .awaited(let request, let source): awaited(source, request)
    case .onMainActor(let request, let source): onMainActor(source, request)
    case .flawed(let node, .noValue): valueless(node)
    case .flawed(let node, .noObject): notAnObject(node)
    case .unused(let node):
      .unusedBinding(subject(node), at: graph.nodes[node].place)
    case .limitReached(let id, let limit):
      id == .dependencyCycle ? .moreCycles(than: limit) : .moreCaptives(than: limit)
    }
  }
}
