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
        for source in sources(of: topology.edges[edge], neededBy: node, in: wiring) {
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

  /// The nodes that answer a request, whoever makes the value that needs them.
  private static func sources(
    of edge: Topology.Edge, neededBy node: Int, in wiring: Wiring
  ) -> [Int] {
    var found: [Int] = []
    for owner in viewpoints(of: node, in: wiring) {
      found += sources(of: edge, from: owner, in: wiring).filter { !found.contains($0) }
    }
    return found
  }

  /// The owners where a node's requests may be answered.
  private static func viewpoints(of node: Int, in wiring: Wiring) -> [Int] {
    let value = wiring.topology.nodes[node]
    let owner = Int(value.owner)
    if wiring.ownerCount == 1 { return [owner] }
    guard value.role == .decorator else {
      return makers(of: node, from: owner, in: wiring).filter {
        $0 == owner || !isReplaced(node, for: $0, in: wiring)
      }
    }
    // It is made with what it wraps.
    let wrapped = wiring.wrapped(byDecoratorsOf: Int(value.key))
    if wrapped.isEmpty { return [owner] }
    return Set(wrapped.flatMap { makers(of: $0, from: owner, in: wiring) }).sorted()
  }

  /// The owners that may make what a node makes: its own where it is kept, or else all that see it.
  ///
  /// An owner that doesn't see what wraps the value doesn't count.
  private static func makers(
    of node: Int, from outermost: Int, in wiring: Wiring
  ) -> ClosedRange<Int> {
    let value = wiring.topology.nodes[node]
    let owner = max(outermost, Int(value.owner))
    return owner...(value.lifetime.isShared ? owner : wiring.innermostOwner)
  }

  /// Whether an inner owner has an override in the place of a node.
  private static func isReplaced(_ node: Int, for owner: Int, in wiring: Wiring) -> Bool {
    switch wiring.topology.nodes[node].role {
    case .binding, .override:
      wiring.provider(of: Int(wiring.topology.nodes[node].key), from: owner) != node
    case .contribution, .decorator, .emptyCollection: false
    }
  }

  /// The nodes that answer a request by an owner.
  private static func sources(
    of edge: Topology.Edge, from owner: Int, in wiring: Wiring
  ) -> [Int] {
    let key = Int(edge.key)
    func visible(_ nodes: ArraySlice<Int32>) -> [Int] {
      nodes.lazy.map { Int($0) }.filter { wiring.topology.nodes[$0].owner <= owner }
    }
    let decorators = visible(wiring.decorators(of: key))
    switch edge.kind {
    case .hard, .optional:
      return (wiring.provider(of: key, from: owner).map { [$0] } ?? []) + decorators
    case .collecting:
      return visible(wiring.contributions(to: key)) + decorators
    }
  }
}
