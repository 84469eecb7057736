/// The shortest way to each node from a root: a binding that no other one asks for.
///
/// Where nothing leads to a cycle, the member that was registered first is a root.
struct RootPaths {
  private let graph: Sites
  private var search: Search<Sites>
  /// For each site that was reached, how many steps lead to it.
  private var lengths: ContiguousArray<Int32>
  /// For each site that is far from its root, the one on its path where the head of its route ends.
  private var heads: ContiguousArray<Int32>

  /// Walks a graph from its roots.
  ///
  /// - Complexity: O(nodes + edges).
  init(in wiring: Wiring) {
    graph = Sites(wiring, includesDeferred: true)
    search = Search(in: graph)
    lengths = ContiguousArray(repeating: 0, count: graph.count)
    heads = ContiguousArray(repeating: -1, count: graph.count)
    search.run(from: graph.entries(from: graph.roots))
    measure()
  }

  private mutating func measure() {
    for site in search.reached.lazy.map({ Int($0) }) {
      guard let parent = search.parent(of: site) else { continue }
      lengths[site] = lengths[parent] + (graph.node(at: parent) == nil ? 0 : 1)
      heads[site] = lengths[site] == Route.end && heads[parent] < 0 ? Int32(site) : heads[parent]
    }
  }

  /// The way from a root to a node; empty where the node is a root, or where no root leads to it.
  ///
  /// - Complexity: O(owners).
  func route(to node: Topology.NodeIndex) -> Route {
    for owner in (0...graph.wiring.innermostOwner).reversed() {
      let site = graph.site(of: node, from: owner)
      if search.hasReached(site) { return route(toSite: site) }
    }
    return Route([])
  }

  private func route(toSite site: Int) -> Route {
    let omitted = Int(lengths[site]) - 2 * Route.end
    if omitted <= 0 { return Route(search.path(to: site)) }
    return Route(
      head: search.path(to: Int(heads[site])), tail: search.path(to: site, last: Route.end + 1),
      omitted: omitted)
  }
}
