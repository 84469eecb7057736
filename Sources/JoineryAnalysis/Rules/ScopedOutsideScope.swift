/// A request must be made where everything that it leads to can be made.
///
/// This isn't a rule of the graph: a graph with scoped bindings is valid, and they can be asked for
/// in a scope.
enum ScopedOutsideScope {
  static func finding(
    whenAskedFor key: Topology.KeyIndex, kind: Edge.Kind, by owner: Int, in wiring: Wiring
  ) -> Finding? {
    guard wiring.features.contains(.shortLived) else { return nil }
    let graph = Sites(wiring, includesDeferred: true)
    let owner = min(owner, wiring.innermostOwner)
    let start = graph.answer(to: key, kind: kind, from: owner)
    guard start >= 0 else { return nil }
    var search = Search(in: graph)
    // A scope makes what is scoped, so that only open inputs stop it.
    search.run(from: CollectionOfOne(start)) { site in
      switch graph.standing(of: site) {
      case .isKept: false
      case .passes: true
      case .belongsToScope: owner > 0
      }
    }
    for site in search.reached.lazy.map({ Int($0) }) {
      guard case .belongsToScope(let node) = graph.standing(of: site) else { continue }
      if owner == 0 || wiring.topology.nodes[node].lifetime == .input {
        return .scopedOutsideScope(path: search.path(to: site), shortLived: node, owner: owner)
      }
    }
    return nil
  }
}
