import JoineryAnalysis

/// The rules about single bindings, each as its reference page says it.
extension Reference {
  /// Each group of nodes of which only one may stay.
  var duplicates: Set<[Int]> {
    var found: Set<[Int]> = []
    for key in Set(graph.nodes.map(\.key)) {
      let bindings = visible(key, [.binding], from: innermost)
      let rivals = bindings.filter { node in bindings.contains { areRivals(node, $0) } }
      if !rivals.isEmpty { found.insert(rivals) }
      for owner in 0...innermost {
        let overrides = visible(key, [.override], from: innermost)
          .filter { graph.nodes[$0].owner == owner }
        if overrides.count > 1 { found.insert(overrides) }
      }
    }
    return found
  }

  /// Whether a node can't be bound beside another one, unless an inner owner supplies an input.
  private func areRivals(_ one: Int, _ other: Int) -> Bool {
    if one == other { return false }
    let inputs = [one, other].filter { graph.nodes[$0].lifetime == .input }
    let others = [one, other].filter { graph.nodes[$0].lifetime != .input }
    if inputs.count == 1 { return graph.nodes[others[0]].owner <= graph.nodes[inputs[0]].owner }
    return inputs.isEmpty || graph.nodes[one].owner == graph.nodes[other].owner
  }

  /// The overrides that find no binding.
  var overridesOfNothing: Set<Int> {
    Set(graph.nodes.indices.filter { graph.nodes[$0].role == .override }).filter { node in
      visible(graph.nodes[node].key, [.binding], from: graph.nodes[node].owner).isEmpty
    }
  }

  /// The decorators that find nothing to wrap.
  var decoratorsOfNothing: Set<Int> {
    Set(graph.nodes.indices.filter { graph.nodes[$0].role == .decorator }).filter { node in
      visible(
        graph.nodes[node].key, [.binding, .override, .contribution],
        from: graph.nodes[node].owner
      ).isEmpty
    }
  }

  /// Each edge to a collection without contributions, as a node and the position of the edge.
  var emptyCollections: Set<[Int]> {
    Set(
      reachable.flatMap { spot in
        ways(from: spot).compactMap { way in
          guard let node = way.node, let edge = way.edge, way.target == nil else { return nil }
          let asked = graph.nodes[node].edges[edge]
          let mayBeEmpty = !visible(asked.key, [.emptyCollection], from: viewpoint(of: spot))
            .isEmpty
          return asked.kind == .collecting && !mayBeEmpty ? [node, edge] : nil
        }
      })
  }

  /// The owner that answers the requests at a spot.
  private func viewpoint(of spot: Spot) -> Int {
    switch spot {
    case .made(_, let owner), .collected(_, _, let owner): return owner
    case .decorated(let key, let count, let owner):
      let decorator = visible(key, [.decorator], from: owner)[count - 1]
      guard let provider = provider(of: key, from: owner), isKept(provider) else { return owner }
      return max(graph.nodes[decorator].owner, graph.nodes[provider].owner)
    }
  }

  /// The inputs that nothing supplies and no override replaces.
  var unsuppliedInputs: Set<Int> {
    Set(graph.nodes.indices).filter { node in
      graph.nodes[node].role == .binding && graph.nodes[node].lifetime == .input
        && provider(of: graph.nodes[node].key, from: innermost) == node
    }
  }

  /// Each edge of a factory that can't wait to a value for which it would have to, as the node, the edge
  /// and what makes the value.
  var awaited: Set<[Int]> { joints { access($0) != .awaited && $1 == .awaited } }

  /// Each edge of a factory off the main actor to a value on it.
  var onMainActor: Set<[Int]> { joints { access($0) == .anywhere && $1 == .mainActor } }

  /// Each request for which something is wrong between who asks, wherever it may be made, and what answers.
  private func joints(_ isWrong: (Int, Access) -> Bool) -> Set<[Int]> {
    var found: Set<[Int]> = []
    for node in graph.nodes.indices where !isReplaced(node) {
      for (position, edge) in graph.nodes[node].edges.enumerated() {
        if isBase(position, of: node) || edge.isDeferred && graph.nodes[node].lifetime != .assisted
        {
          continue
        }
        for source in Set(viewpoints(of: node).flatMap { sources(of: edge, from: $0) })
        where isWrong(node, access(source)) && graph.nodes[source].lifetime != .assisted {
          // Starting a container makes its singletons that have to be awaited.
          if access(source) == .awaited && graph.nodes[source].lifetime == .singleton { continue }
          found.insert([node, position, source])
        }
      }
    }
    return found
  }

  /// The owners where the requests of a node may be answered.
  private func viewpoints(of node: Int) -> [Int] {
    let value = graph.nodes[node]
    let inner = Array((value.owner + 1)..<(innermost + 1))
    switch value.role {
    case .decorator:
      let provider = provider(of: value.key, from: innermost)
      let wrapped =
        visible(value.key, [.contribution], from: innermost) + (provider.map { [$0] } ?? [])
      // One that wraps nothing is not made at all, and is judged where it is bound.
      if wrapped.isEmpty { return [value.owner] }
      return wrapped.flatMap { wrapped in
        let outermost = max(value.owner, graph.nodes[wrapped].owner)
        return isKept(wrapped) ? [outermost] : Array(outermost...innermost)
      }
    case .binding, .override:
      if isKept(node) { return [value.owner] }
      return [value.owner] + inner.filter { self.provider(of: value.key, from: $0) == node }
    case .contribution, .emptyCollection:
      return isKept(node) ? [value.owner] : [value.owner] + inner
    }
  }

  private func access(_ node: Int) -> Access {
    Access(effects: graph.nodes[node].effects, isolation: graph.nodes[node].isolation)
  }

  private func sources(of edge: Edge, from owner: Int) -> [Int] {
    let decorators = visible(edge.key, [.decorator], from: owner)
    if edge.kind == .collecting {
      return visible(edge.key, [.contribution], from: owner) + decorators
    }
    return (provider(of: edge.key, from: owner).map { [$0] } ?? []) + decorators
  }
}
