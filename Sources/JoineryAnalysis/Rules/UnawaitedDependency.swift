/// A factory that can't wait must not need a value that has to be waited for.
///
/// A singleton that has to be awaited may be needed, since starting the container makes it. What
/// belongs to the main actor may be needed only there, or by a factory that can wait.
enum UnawaitedDependency: Rule {
  static func findings(in wiring: Wiring, options: Verifier.Options) -> [Finding] {
    guard wiring.features.contains(.awaited) else { return [] }
    let topology = wiring.topology
    var findings: [Finding] = []
    for node in topology.nodes.indices where !wiring.isReplaced(node) {
      let requester = topology.nodes[node]
      if requester.access == .awaited { continue }
      for edge in topology.edgeRange(of: node) where !topology.isBase(edge, of: node) {
        // The function of an assisted binding requests its dependencies when it is called.
        if topology.edges[edge].isDeferred && requester.lifetime != .assisted { continue }
        for source in sources(of: topology.edges[edge], from: Int(requester.owner), in: wiring) {
          // The function of an assisted binding is there at once, wherever it runs when it is called.
          if topology.nodes[source].lifetime == .assisted { continue }
          let request = Step(node: node, edge: edge)
          switch topology.nodes[source].access {
          case .anywhere: break
          case .mainActor where requester.access == .anywhere:
            findings.append(.onMainActor(request: request, source: source))
          case .mainActor: break
          case .awaited where topology.nodes[source].lifetime == .singleton: break
          case .awaited: findings.append(.awaited(request: request, source: source))
          }
        }
      }
    }
    return findings
  }

  /// The nodes that answer a request.
  private static func sources(
    of edge: Topology.Edge, from owner: Int, in wiring: Wiring
  ) -> [Int] {
    let key = Int(edge.key)
    let decorators = wiring.decorators(of: key).map { Int($0) }
    switch edge.kind {
    case .hard, .optional:
      let provider = wiring.provider(of: key, from: owner) ?? wiring.provider(of: key)
      return (provider.map { [$0] } ?? []) + decorators
    case .collecting:
      return wiring.contributions(to: key).map { Int($0) } + decorators
    }
  }
}
