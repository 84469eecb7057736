import JoineryAnalysis

/// Which values a container keeps itself, and which it leaves to its parents.
extension Blueprint {
  /// A set of nodes.
  struct NodeSet {
    private var isMember: ContiguousArray<Bool>
    private(set) var members: ContiguousArray<Int> = []

    init(capacity: Int) {
      isMember = ContiguousArray(repeating: false, count: capacity)
    }

    func contains(_ node: Int) -> Bool { isMember[node] }

    mutating func insert(_ node: Int) {
      if isMember[node] { return }
      isMember[node] = true
      members.append(node)
    }
  }

  /// The nodes that a root container keeps: all that belong to no scope.
  var nodesOutsideScopes: NodeSet {
    var outside = NodeSet(capacity: nodes.count)
    let scoped = nodesOfScopes
    for node in nodes.indices where !scoped.contains(node) { outside.insert(node) }
    return outside
  }

  /// The nodes that each scope keeps: those that belong to a scope, and those that are made anew for
  /// each request and need one of these.
  var nodesOfScopes: NodeSet {
    let seeds = topology.nodes.indices.filter {
      topology.nodes[$0].lifetime.isShortLived && makesValue($0)
    }
    return dependents(of: seeds) { !isShared($0) }
  }

  /// Whether several requests get the same object.
  ///
  /// A decorator's value lives as long as what it wraps, which may be a value and contributions besides.
  private func isShared(_ node: Int) -> Bool {
    let value = topology.nodes[node]
    guard value.role == .decorator else { return value.lifetime.isShared }
    return wiring.wrapped(byDecoratorsOf: Int(value.key)).allSatisfy {
      topology.nodes[$0].lifetime.outlivesScopes
    }
  }

  /// The wiring in which a container with overrides owns what it makes anew.
  ///
  /// In a scope that may be what an owner around it keeps, which then needs what the scope has.
  func wiring(remaking nodes: NodeSet) -> Wiring {
    var moved = topology
    let innermost = owners.count - 1
    for node in nodes.members where topology.nodes[node].owner < innermost {
      let value = topology.nodes[node]
      guard value.lifetime.outlivesScopes, makesValue(node) else { continue }
      let key = Int(value.key)
      moved.setOwner(of: node, to: innermost)
      // What is replaced stays so, and what wraps the value is made with it.
      let isProvider = value.role != .contribution
      for other in isProvider ? wiring.declarations(of: key) : [] {
        moved.setOwner(of: Int(other), to: innermost)
      }
      for decorator in wiring.decorators(of: key) {
        moved.setOwner(of: Int(decorator), to: innermost)
      }
    }
    return Wiring(moved)
  }

  /// The nodes that a scope keeps whose own bindings start at a number.
  func nodesOfScope(startingAt first: Int) -> NodeSet {
    var result = nodesOfScopes
    let added = dependents(of: first..<nodes.count) { node in
      node >= first || !isShared(node)
    }
    for node in added.members { result.insert(node) }
    return result
  }

  /// The nodes whose values a scope wraps with decorators of its own, and does not make.
  ///
  /// - Parameters:
  ///   - first: The number from which on the nodes are the scope's own.
  ///   - made: The nodes that the scope makes.
  /// - Returns: The nodes.
  func nodesWrapped(byNodesFrom first: Int, notIn made: NodeSet) -> NodeSet {
    var result = NodeSet(capacity: nodes.count)
    for node in first..<nodes.count where topology.nodes[node].role == .decorator {
      let wrapped = wiring.wrapped(byDecoratorsOf: Int(topology.nodes[node].key))
      for other in wrapped where !made.contains(other) { result.insert(other) }
    }
    return result
  }

  /// The nodes that have to be made anew when those from a number on are added.
  func nodesAffected(byNodesFrom first: Int) -> NodeSet {
    dependents(of: first..<nodes.count) { _ in true }
  }

  /// Some nodes and everything that needs them, directly or not.
  ///
  /// - Parameters:
  ///   - seeds: The nodes to start from.
  ///   - includes: Whether a node that needs a member is a member as well.
  /// - Returns: The nodes.
  /// - Complexity: O(nodes + edges).
  private func dependents(
    of seeds: some Sequence<Int>, includes: (Int) -> Bool
  ) -> NodeSet {
    var result = NodeSet(capacity: nodes.count)
    var pending: [Int] = []
    func add(_ node: Int) {
      if result.contains(node) { return }
      result.insert(node)
      pending.append(node)
    }
    for seed in seeds { add(seed) }
    if pending.isEmpty { return result }

    let requesters = Requesters(topology)
    while let node = pending.popLast() {
      let key = Int(topology.nodes[node].key)
      let role = topology.nodes[node].role
      if role != .contribution, role != .emptyCollection, let provider = wiring.provider(of: key) {
        // What wraps or replaces a value is made together with it.
        if provider != node, role == .decorator, includes(provider) { add(provider) }
      }
      if role == .decorator {
        for contribution in wiring.contributions(to: key) where includes(Int(contribution)) {
          add(Int(contribution))
        }
      }
      let isSingle = role != .contribution && role != .emptyCollection
      let isCollected = role == .decorator ? !wiring.contributions(to: key).isEmpty : !isSingle
      for edge in requesters.edges(askingFor: key) {
        let asks = topology.edges[edge.edge].kind == .collecting ? isCollected : isSingle
        if asks, includes(edge.node), !isReplaced(edge.node) { add(edge.node) }
      }
    }
    return result
  }

  /// The keys of the elements of collections that overrides replace, and that nobody asks for in another way, such
  /// as `[Lazy<Element>]`.
  ///
  /// - Complexity: O(nodes + edges).
  var replacedElements: Set<Int> {
    var replaced: Set<Int> = []
    for node in nodes where node.record.role == .override {
      if let type = (node.record.type as? any CollectedDependency.Type)?.elementType,
        let key = keys.number(of: type)
      {
        replaced.insert(key)
      }
    }
    if replaced.isEmpty { return [] }
    for node in nodes.indices where !wiring.isReplaced(node) {
      for edge in topology.edgeRange(of: node) where topology.edges[edge].kind == .collecting {
        replaced.remove(Int(topology.edges[edge].key))
      }
    }
    return replaced
  }

  /// Whether somebody may get what a node makes: a decorator makes nothing of its own.
  private func makesValue(_ node: Int) -> Bool {
    switch topology.nodes[node].role {
    case .binding, .override, .contribution: !isReplaced(node)
    case .decorator, .emptyCollection: false
    }
  }

  /// Whether an override takes the place of a node, so that nobody gets what it would make.
  private func isReplaced(_ node: Int) -> Bool {
    switch topology.nodes[node].role {
    case .binding, .override: wiring.provider(of: Int(topology.nodes[node].key)) != node
    case .contribution, .decorator, .emptyCollection: false
    }
  }

  /// For each key, the edges that ask for it.
  private struct Requesters {
    private var offsets: ContiguousArray<Int32>
    private var items: ContiguousArray<(node: Int32, edge: Int32)>

    init(_ topology: Topology) {
      offsets = ContiguousArray(repeating: 0, count: topology.keyCount + 1)
      for edge in topology.edges { offsets[Int(edge.key) + 1] += 1 }
      for key in 1..<offsets.count { offsets[key] += offsets[key - 1] }
      items = ContiguousArray(repeating: (0, 0), count: topology.edges.count)
      var next = offsets
      for node in topology.nodes.indices {
        for edge in topology.edgeRange(of: node) {
          let key = Int(topology.edges[edge].key)
          items[Int(next[key])] = (Int32(node), Int32(edge))
          next[key] += 1
        }
      }
    }

    func edges(askingFor key: Int) -> some Sequence<(node: Int, edge: Int)> {
      items[Int(offsets[key])..<Int(offsets[key + 1])].lazy.map { (Int($0.node), Int($0.edge)) }
    }
  }
}
