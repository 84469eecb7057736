/// On request: each binding should be needed.
///
/// With roots, a binding is needed if a root leads to it; without, if another binding asks for it.
enum UnusedBinding: Rule {
  static func findings(in wiring: Wiring, options: Verifier.Options) -> [Finding] {
    guard options.reportsUnused else { return [] }
    let graph = Sites(wiring, includesDeferred: true)
    var search = Search(in: graph)
    let needed =
      options.roots.isEmpty
      ? nodesAskedFor(in: graph, with: &search)
      : nodes(behind: options.roots, in: graph, with: &search)
    return wiring.topology.nodes.indices.filter { node in
      switch wiring.topology.nodes[node].role {
      case .binding, .override, .contribution: !needed[node] && !wiring.isReplaced(node)
      case .decorator, .emptyCollection: false
      }
    }
    .map { .unused(node: $0) }
  }

  /// For each node, whether one of the keys leads to it.
  private static func nodes(
    behind roots: [Int], in graph: Sites, with search: inout Search<Sites>
  ) -> [Bool] {
    let owner = graph.wiring.innermostOwner
    search.run(
      from: roots.flatMap { key in
        [Edge.Kind.hard, .collecting].map { graph.answer(to: key, kind: $0, from: owner) }
          .filter { $0 >= 0 }
      })
    var needed = Array(repeating: false, count: graph.topology.nodes.count)
    for site in search.reached {
      if let node = graph.node(at: Int(site)) { needed[node] = true }
    }
    return needed
  }

  /// For each node, whether another one asks for it.
  private static func nodesAskedFor(
    in graph: Sites, with search: inout Search<Sites>
  ) -> [Bool] {
    let topology = graph.topology
    var needed = Array(repeating: false, count: topology.nodes.count)
    // For each key, the innermost owner that collects its contributions.
    var collectors = Array(repeating: -1, count: topology.keyCount)
    search.run(from: graph.roots)
    for site in search.reached.lazy.map({ Int($0) }) {
      guard let node = graph.node(at: site) else { continue }
      let owner = graph.viewpoint(of: site)
      for index in topology.edgeRange(of: node) where !topology.isBase(index, of: node) {
        let edge = topology.edges[index]
        let key = Int(edge.key)
        switch edge.kind {
        case .hard, .optional:
          let provider = graph.wiring.provider(of: key, from: owner)
          if let provider, provider != node { needed[provider] = true }
        case .collecting:
          collectors[key] = max(collectors[key], owner)
        }
      }
    }
    for (index, node) in topology.nodes.enumerated() where node.role == .contribution {
      needed[index] = collectors[Int(node.key)] >= node.owner
    }
    return needed
  }
}
