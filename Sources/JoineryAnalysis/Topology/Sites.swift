/// The graph that the rules walk, with a number for each site.
///
/// A *site* is a node as it is made in an owner. A node that is shared has one site, in the owner
/// that keeps it; any other has one in each owner that asks for it, where its requests are answered.
/// A collection is a site as well, which leads to the contributions, so that many collectors of many
/// contributions stay linear. A decorator of a key that has a binding and also contributions has
/// two sites, for it wraps the one without the others.
///
/// A request leads to the outermost decorator of what is asked for, and that to what it wraps.
struct Sites: DirectedGraph {
  let wiring: Wiring
  let topology: Topology
  /// Whether edges that are made later, on request, are walked.
  let includesDeferred: Bool
  /// How many sites one owner has.
  let stride: Int

  private let nodeCount: Int
  private let hasOneOwner: Bool
  private let hasDecorators: Bool

  init(_ wiring: Wiring, includesDeferred: Bool = false) {
    self.wiring = wiring
    self.includesDeferred = includesDeferred
    topology = wiring.topology
    nodeCount = topology.nodes.count
    hasOneOwner = wiring.ownerCount == 1
    hasDecorators = wiring.features.contains(.decorators)
    let hasContributions = wiring.features.contains(.contributions)
    stride =
      nodeCount
      + (hasContributions ? topology.keyCount : 0)
      + (hasContributions && hasDecorators ? nodeCount : 0)
  }

  /// How many sites there are.
  var count: Int { stride * wiring.ownerCount }

  /// The owner in which a site's value is made.
  func owner(of site: Int) -> Int {
    hasOneOwner ? 0 : site / stride
  }

  /// The owner that answers the requests of the node at a site.
  ///
  /// It is the site's own, but a decorator of what is shared asks where that is kept, or where the
  /// decorator belongs if that is further in.
  func viewpoint(of site: Int) -> Int {
    let owner = owner(of: site)
    let local = site - owner * stride
    guard owner > 0, local < nodeCount, topology.nodes[local].role == .decorator,
      let provider = wiring.provider(of: Int(topology.nodes[local].key), from: owner),
      topology.nodes[provider].lifetime.isShared
    else { return owner }
    return Int(max(topology.nodes[local].owner, topology.nodes[provider].owner))
  }

  /// The node at a site, or `nil` where it is a collection.
  func node(at site: Int) -> Topology.NodeIndex? {
    let local = hasOneOwner ? site : site % stride
    if local < nodeCount { return local }
    if local < nodeCount + topology.keyCount { return nil }
    return local - nodeCount - topology.keyCount
  }

  /// The site of a node when an owner asks for it.
  func site(of node: Topology.NodeIndex, from owner: Int) -> Int {
    if hasOneOwner { return node }
    let value = topology.nodes[node]
    let isKept = value.role != .decorator && value.lifetime.isShared
    return (isKept ? Int(value.owner) : owner) * stride + node
  }

  /// The site to which a request by an owner leads, or -1 where nothing answers it.
  func answer(to key: Topology.KeyIndex, kind: Edge.Kind, from owner: Int) -> Int {
    switch kind {
    case .hard, .optional:
      guard let provider = wiring.provider(of: key, from: owner) else { return -1 }
      if hasDecorators, let decorator = wiring.decorator(of: key, from: owner) {
        return site(of: decorator, from: owner)
      }
      return site(of: provider, from: owner)
    case .collecting:
      guard wiring.hasContributions(to: key, from: owner) else { return -1 }
      if hasDecorators, let decorator = wiring.decorator(of: key, from: owner) {
        return site(ofCollectionDecorator: decorator, from: owner)
      }
      return owner * stride + nodeCount + key
    }
  }

  /// The site of a decorator where it wraps contributions.
  func site(
    ofCollectionDecorator decorator: Topology.NodeIndex, from owner: Int
  ) -> Int {
    let key = Int(topology.nodes[decorator].key)
    let isSplit = !wiring.declarations(of: key).isEmpty
    return owner * stride + decorator + (isSplit ? nodeCount + topology.keyCount : 0)
  }
}

// MARK: - Successors

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
    nodes[node].role == .decorator && edges[edge].key == nodes[node].key
      && edges[edge].kind != .collecting
  }
}
