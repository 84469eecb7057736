extension Graph {
  /// The graph without words, and the key of each key index.
  ///
  /// The nodes and each node's edges keep their order. An edge that takes a collection or an optional
  /// asks for the collection's or the optional's own type where that is bound.
  ///
  /// - Complexity: O(nodes + edges).
  package func topology() -> (topology: Topology, keys: [Key]) {
    var topology = Topology(capacity: nodes.count)
    topology.ownerCount = max(owners.count, 1)
    var keys: [Key] = []
    var indices: [Key: Int] = [:]
    func index(of key: Key) -> Int {
      if let index = indices[key] { return index }
      indices[key] = keys.count
      keys.append(key)
      return keys.count - 1
    }

    for node in nodes where node.role.providesKey {
      _ = index(of: node.key)
    }
    let boundKeys = keys.count
    for node in nodes {
      topology.appendNode(
        key: index(of: node.key), role: node.role, lifetime: node.lifetime, owner: node.owner,
        access: Access(effects: node.effects, isolation: node.isolation), flaw: node.flaw)
      for edge in node.edges {
        let explicit = edge.wholeTypes.lazy
          .compactMap { indices[Key(type: $0, qualifier: edge.key.qualifier)] }
          .first { $0 < boundKeys }
        topology.appendEdge(
          Topology.Edge(
            key: Int32(explicit ?? index(of: edge.key)),
            kind: explicit == nil ? edge.kind : .hard, isDeferred: edge.isDeferred,
            isBase: node.wraps(edge)))
      }
    }
    return (topology, keys)
  }
}

extension Node.Role {
  /// Whether the node answers requests for one value of its key.
  fileprivate var providesKey: Bool {
    switch self {
    case .binding, .override: true
    case .contribution, .emptyCollection, .decorator: false
    }
  }
}

extension Node {
  /// Whether an edge asks for what a decorator wraps, which is its first parameter.
  fileprivate func wraps(_ edge: Edge) -> Bool {
    role == .decorator && edge.key == key && edge.kind != .collecting && edge.position == 0
  }
}

extension Edge {
  /// The spellings of the type of the whole parameter; none where it is the key's own.
  fileprivate var wholeTypes: [String] {
    // The runtime leaves out `any` inside a generic type.
    let element = key.type.hasPrefix("any ") ? String(key.type.dropFirst(4)) : key.type
    switch kind {
    case .hard:
      return []
    case .optional:
      return [
        "Swift.Optional<\(key.type)>", "Swift.Optional<\(element)>", "\(key.type)?",
        "(\(key.type))?",
      ]
    case .collecting:
      return ["Swift.Array<\(key.type)>", "Swift.Array<\(element)>", "[\(key.type)]"]
    }
  }
}
