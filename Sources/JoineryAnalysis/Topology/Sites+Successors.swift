extension Sites {
  /// How many successors a site has, counting those that lead nowhere.
  func successorCount(of site: Int) -> Int {
    let local = hasOneOwner ? site : site % stride
    if local < nodeCount {
      let edges = topology.edgeRange(of: local).count
      return hasDecorators && topology.nodes[local].role == .decorator ? edges + 1 : edges
    }
    if local < nodeCount + topology.keyCount {
      return wiring.contributions(to: local - nodeCount).count
    }
    return topology.edgeRange(of: local - nodeCount - topology.keyCount).count + 1
  }

  /// One successor of a site, or -1 where there is none at that position.
  ///
  /// The successors of a node stand in the order of its edges; what a decorator wraps comes last.
  ///
  /// - Complexity: O(1) where a key has one provider and its decorators have one owner.
  func successor(of site: Int, at position: Int) -> Int {
    let owner = owner(of: site)
    let local = site - owner * stride
    if local < nodeCount {
      return successor(ofNode: local, at: position, from: owner, isSecond: false)
    }
    if local < nodeCount + topology.keyCount {
      let contributions = wiring.contributions(to: local - nodeCount)
      let node = Int(contributions[contributions.startIndex + position])
      return topology.nodes[node].owner <= owner ? self.site(of: node, from: owner) : -1
    }
    return successor(
      ofNode: local - nodeCount - topology.keyCount, at: position, from: owner, isSecond: true)
  }

  private func successor(
    ofNode node: Topology.NodeIndex, at position: Int, from owner: Int, isSecond: Bool
  ) -> Int {
    let value = topology.nodes[node]
    let edges = topology.edgeRange(of: node)
    guard position < edges.count else {
      let wrapsByEdge = edges.contains { topology.isBase($0, of: node) }
      return wrapsByEdge ? -1 : wrapped(by: node, from: owner, isSecond: isSecond)
    }
    let index = edges.lowerBound + position
    let edge = topology.edges[index]
    if !includesDeferred && (edge.isDeferred || value.lifetime == .assisted) { return -1 }
    if value.role == .decorator && topology.isBase(index, of: node) {
      return wrapped(by: node, from: owner, isSecond: isSecond)
    }
    let viewpoint = hasOneOwner || isSecond ? owner : viewpoint(of: owner * stride + node)
    return answer(to: Int(edge.key), kind: edge.kind, from: viewpoint)
  }

  /// The site of what a decorator wraps: the decorator before it, or what is decorated.
  private func wrapped(by node: Topology.NodeIndex, from owner: Int, isSecond: Bool) -> Int {
    let key = Int(topology.nodes[node].key)
    let provider = isSecond ? nil : wiring.provider(of: key, from: owner)
    if let inner = wiring.decorator(of: key, from: owner, before: node) {
      return provider == nil
        ? site(ofCollectionDecorator: inner, from: owner) : site(of: inner, from: owner)
    }
    if let provider { return site(of: provider, from: owner) }
    return wiring.hasContributions(to: key, from: owner) ? owner * stride + nodeCount + key : -1
  }

  /// The step over which a path leaves a site, or `nil` where the site is a collection.
  func step(from site: Int, at position: Int) -> Step? {
    guard let node = node(at: site) else { return nil }
    let edges = topology.edgeRange(of: node)
    return Step(
      node: node, edge: position < edges.count ? edges.lowerBound + position : nil)
  }

  /// The sites of all nodes that take part, each where ``root(for:)`` says.
  var roots: some Sequence<Int> {
    (0..<nodeCount).lazy.filter { !wiring.isReplaced($0) }.map { root(for: $0) }
  }

  /// The site of a node in the owner that keeps its value, or else in the innermost one.
  func root(for node: Topology.NodeIndex) -> Int {
    site(of: node, from: wiring.innermostOwner)
  }
}

extension Topology {
  /// Whether an edge asks for what the decorator that has it wraps.
  func isBase(_ edge: Int, of node: NodeIndex) -> Bool {
    nodes[node].role == .decorator && edges[edge].isBase
  }
}
