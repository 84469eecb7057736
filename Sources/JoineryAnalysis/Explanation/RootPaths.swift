/// The shortest way to each node from a binding that no other one asks for.
struct RootPaths {
  private let graph: Sites
  private var search: Search<Sites>

  /// Walks a graph from its roots.
  ///
  /// - Complexity: O(nodes + edges).
  init(in wiring: Wiring) {
    graph = Sites(wiring, includesDeferred: true)
    search = Search(in: graph)
    search.run(from: graph.roots)
    var isAskedFor = ContiguousArray(repeating: false, count: graph.count)
    for site in search.reached.lazy.map({ Int($0) }) {
      for position in 0..<graph.successorCount(of: site) {
        let successor = graph.successor(of: site, at: position)
        if successor >= 0 && successor != site { isAskedFor[successor] = true }
      }
    }
    search.run(from: Array(graph.roots).filter { !isAskedFor[$0] })
  }

  /// The steps from a root to a node; none where the node is a root, or where no root leads to it.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the path.
  func path(to node: Topology.NodeIndex) -> [Step] {
    for owner in (0...graph.wiring.innermostOwner).reversed() {
      let site = graph.site(of: node, from: owner)
      if search.hasReached(site) { return search.path(to: site) }
    }
    return []
  }
}
