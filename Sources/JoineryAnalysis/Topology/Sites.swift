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

  let nodeCount: Int
  let hasOneOwner: Bool
  let hasDecorators: Bool

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
