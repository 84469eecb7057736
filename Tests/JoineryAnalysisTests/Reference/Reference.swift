import JoineryAnalysis

/// The rules once more, as plainly as they can be said, for graphs of a few nodes.
///
/// It works on the words of a graph, and tries all paths.
struct Reference {
  /// A value that may be made, and the owner that makes it.
  enum Spot: Hashable {
    /// What a node makes.
    case made(Int, by: Int)
    /// The value of a key after a number of decorators.
    case decorated(Key, Int, by: Int)
    /// The contributions to a key, each after a number of decorators.
    case collected(Key, Int, by: Int)
  }

  /// A way from one spot to another: the edge of a node, or `nil` where a decorator wraps.
  struct Way {
    var node: Int?
    var edge: Int?
    var target: Spot?
  }

  let graph: Graph
  let followsDeferred: Bool

  var innermost: Int { graph.owners.count - 1 }

  func visible(_ key: Key, _ roles: Set<Node.Role>, from owner: Int) -> [Int] {
    graph.nodes.indices.filter {
      graph.nodes[$0].key == key && roles.contains(graph.nodes[$0].role)
        && graph.nodes[$0].owner <= owner
    }
  }

  func provider(of key: Key, from owner: Int) -> Int? {
    let overrides = visible(key, [.override], from: owner)
    if let depth = overrides.map({ graph.nodes[$0].owner }).max() {
      return overrides.last { graph.nodes[$0].owner == depth }
    }
    let bindings = visible(key, [.binding], from: owner)
    return bindings.first { graph.nodes[$0].lifetime != .input } ?? bindings.first
  }

  func isKept(_ node: Int) -> Bool {
    [.singleton, .weak, .instance].contains(graph.nodes[node].lifetime)
  }

  func spot(_ node: Int, from owner: Int) -> Spot {
    .made(node, by: isKept(node) ? graph.nodes[node].owner : owner)
  }

  func answer(to edge: Edge, from owner: Int) -> Spot? {
    let decorators = visible(edge.key, [.decorator], from: owner).count
    if edge.kind == .collecting {
      let isEmpty = visible(edge.key, [.contribution], from: owner).isEmpty
      return isEmpty ? nil : .collected(edge.key, decorators, by: owner)
    }
    guard let provider = provider(of: edge.key, from: owner) else { return nil }
    return decorators == 0
      ? spot(provider, from: owner) : .decorated(edge.key, decorators, by: owner)
  }

  func ways(from spot: Spot) -> [Way] {
    switch spot {
    case .made(let node, let owner):
      return ways(of: node, from: owner)
    case .collected(let key, 0, let owner):
      return visible(key, [.contribution], from: owner)
        .map { Way(target: self.spot($0, from: owner)) }
    case .collected(let key, let count, let owner):
      return ways(
        ofDecorator: visible(key, [.decorator], from: owner)[count - 1], asking: owner,
        wrapped: .collected(key, count - 1, by: owner))
    case .decorated(let key, let count, let owner):
      let decorator = visible(key, [.decorator], from: owner)[count - 1]
      guard let provider = provider(of: key, from: owner) else { return [] }
      let depth = max(graph.nodes[decorator].owner, graph.nodes[provider].owner)
      return ways(
        ofDecorator: decorator, asking: isKept(provider) ? depth : owner,
        wrapped: count == 1
          ? self.spot(provider, from: owner) : .decorated(key, count - 1, by: owner))
    }
  }

  private func ways(of node: Int, from owner: Int) -> [Way] {
    graph.nodes[node].edges.indices.compactMap { index in
      let edge = graph.nodes[node].edges[index]
      let isLater = edge.isDeferred || graph.nodes[node].lifetime == .assisted
      if isLater && !followsDeferred { return nil }
      return Way(node: node, edge: index, target: answer(to: edge, from: owner))
    }
  }

  private func ways(ofDecorator node: Int, asking owner: Int, wrapped: Spot) -> [Way] {
    let bases = graph.nodes[node].edges.indices.filter { isBase($0, of: node) }
    let others = ways(of: node, from: owner).filter { way in !bases.contains { $0 == way.edge } }
    let wraps = bases.contains { index in
      followsDeferred
        || !graph.nodes[node].edges[index].isDeferred && graph.nodes[node].lifetime != .assisted
    }
    return others + (wraps || bases.isEmpty ? [Way(node: node, target: wrapped)] : [])
  }

  /// Whether an edge of a decorator is for what it wraps.
  func isBase(_ index: Int, of node: Int) -> Bool {
    let edge = graph.nodes[node].edges[index]
    return graph.nodes[node].role == .decorator && edge.key == graph.nodes[node].key
      && edge.kind != .collecting && edge.position == 0
  }

  /// The node that a spot stands for.
  func node(at spot: Spot) -> Int? {
    switch spot {
    case .made(let node, _): node
    case .collected(_, 0, _): nil
    case .decorated(let key, let count, let owner), .collected(let key, let count, let owner):
      visible(key, [.decorator], from: owner)[count - 1]
    }
  }

  /// Whether an override takes a node's place.
  func isReplaced(_ node: Int) -> Bool {
    let value = graph.nodes[node]
    guard [.binding, .override].contains(value.role) else { return false }
    guard let provider = provider(of: value.key, from: value.owner) else { return false }
    return provider != node && graph.nodes[provider].role == .override
  }

  /// Where to start, so that each node is seen.
  var roots: [Spot] {
    graph.nodes.indices.filter { !isReplaced($0) }.map { root(for: $0) }
  }

  func root(for node: Int) -> Spot {
    guard graph.nodes[node].role == .decorator else { return spot(node, from: innermost) }
    let key = graph.nodes[node].key
    let count = (visible(key, [.decorator], from: innermost).firstIndex(of: node) ?? 0) + 1
    return provider(of: key, from: innermost) == nil
      ? .collected(key, count, by: innermost) : .decorated(key, count, by: innermost)
  }

  /// Everything that can be reached.
  var reachable: [Spot] { reachable(from: roots) }

  func reachable(from starts: [Spot]) -> [Spot] {
    var seen: Set<Spot> = []
    var order: [Spot] = []
    func visit(_ spot: Spot) {
      guard seen.insert(spot).inserted else { return }
      order.append(spot)
      for case let target? in ways(from: spot).map(\.target) { visit(target) }
    }
    for start in starts { visit(start) }
    return order
  }
}
