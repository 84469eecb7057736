/// The requests of a graph that nothing answers, merged by key.
struct UnansweredRequests {
  /// A key, and every step that asks for it in vain.
  private(set) var keys: [(key: Int, requests: [Step])] = []

  /// Finds the requests of one kind that nothing answers.
  ///
  /// - Complexity: O(nodes + edges).
  init(of kind: Edge.Kind, in wiring: Wiring) {
    let topology = wiring.topology
    if wiring.ownerCount == 1
      && topology.edges.allSatisfy({ $0.kind != kind || Self.isAnswered($0, by: 0, in: wiring) })
    {
      return
    }
    let graph = Sites(wiring, includesDeferred: true)
    var search = Search(in: graph)
    search.run(from: graph.roots)
    var requests: Set<Step> = []
    for site in search.reached {
      guard let node = graph.node(at: Int(site)) else { continue }
      for index in topology.edgeRange(of: node) where !topology.isBase(index, of: node) {
        let edge = topology.edges[index]
        if edge.kind == kind
          && !Self.isAnswered(edge, by: graph.viewpoint(of: Int(site)), in: wiring)
        {
          requests.insert(Step(node: node, edge: index))
        }
      }
    }
    merge(requests, topology)
  }

  /// Sorts the requests, edges in order, and puts those of one key together.
  private mutating func merge(_ requests: Set<Step>, _ topology: Topology) {
    let ordered = requests.compactMap { step in step.edge.map { (node: step.node, edge: $0) } }
      .sorted { $0.edge < $1.edge }
    var slots: [Int32: Int] = [:]
    for (node, edge) in ordered {
      let key = topology.edges[edge].key
      let slot = slots[key, default: keys.count]
      if slot == keys.count {
        slots[key] = slot
        keys.append((Int(key), []))
      }
      keys[slot].requests.append(Step(node: node, edge: edge))
    }
  }

  private static func isAnswered(
    _ edge: Topology.Edge, by owner: Int, in wiring: Wiring
  ) -> Bool {
    let key = Int(edge.key)
    switch edge.kind {
    case .hard:
      return wiring.provider(of: key, from: owner) != nil
    case .optional:
      return true
    case .collecting:
      return wiring.mayBeEmpty(key, from: owner)
        || wiring.hasContributions(to: key, from: owner)
    }
  }
}
