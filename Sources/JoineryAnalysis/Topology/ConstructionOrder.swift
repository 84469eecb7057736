/// The nodes of a graph, dependencies first, without those on a cycle or behind one.
struct ConstructionOrder: Sendable {
  private(set) var nodes: [Int32] = []
  /// Whether no node is left out because of a cycle.
  private(set) var isComplete = true

  /// Creates the order of no nodes.
  init() {}

  /// Orders the nodes that take part in a graph.
  ///
  /// - Complexity: O(sites + edges).
  init(of graph: Sites) {
    let components = Components(of: graph, from: graph.roots)
    isComplete = components.cycles.isEmpty
    let blocked = isComplete ? [] : Self.sites(behind: components, in: graph)
    nodes.reserveCapacity(graph.topology.nodes.count)
    for site in components.vertices.lazy.map({ Int($0) }) where blocked.isEmpty || !blocked[site] {
      if let node = graph.node(at: site), graph.root(for: node) == site {
        nodes.append(Int32(node))
      }
    }
  }

  /// For each site, whether it is on a cycle or needs a site that is.
  private static func sites(
    behind components: Components, in graph: Sites
  ) -> ContiguousArray<Bool> {
    var blocked = ContiguousArray(repeating: false, count: graph.count)
    for site in components.cycles.joined().lazy.map({ components.vertices[$0] }) {
      blocked[Int(site)] = true
    }
    for site in components.vertices.lazy.map({ Int($0) }) where !blocked[site] {
      blocked[site] = (0..<graph.successorCount(of: site)).contains { position in
        let successor = graph.successor(of: site, at: position)
        return successor >= 0 && blocked[successor]
      }
    }
    return blocked
  }
}
