import JoineryAnalysis

extension Blueprint {
  /// For each node, how many constructions nest below it at most, its own included.
  ///
  /// - Complexity: O(nodes + edges).
  var depths: ContiguousArray<Int32> {
    let topology = wiring.topology
    var depths = ContiguousArray<Int32>(repeating: 1, count: topology.nodes.count)
    // For each key, the greatest depth of what provides it, and of what contributes to it.
    var single = ContiguousArray<Int32>(repeating: 0, count: topology.keyCount)
    var collected = single
    for node in wiring.constructionOrder().lazy.map({ Int($0) }) {
      let key = Int(topology.nodes[node].key)
      var below: Int32 = 0
      for edge in topology.edgeRange(of: node) where !topology.edges[edge].isDeferred {
        let edge = topology.edges[edge]
        let asked = Int(edge.key)
        below = max(below, edge.kind == .collecting ? collected[asked] : single[asked])
      }
      switch topology.nodes[node].role {
      case .binding, .override:
        depths[node] = below + 1
        single[key] = max(single[key], below + 1)
      case .contribution:
        depths[node] = below + 1
        collected[key] = max(collected[key], below + 1)
      case .decorator:
        depths[node] = max(below, single[key], collected[key]) + 1
        if single[key] > 0 { single[key] = depths[node] }
        if collected[key] > 0 { collected[key] = depths[node] }
      case .emptyCollection:
        break
      }
    }
    return depths
  }

  /// For each node, whether it or something that it needs has to be awaited; empty if none does.
  ///
  /// - Complexity: O(nodes + edges).
  var awaitedNodes: ContiguousArray<Bool> {
    let topology = wiring.topology
    guard topology.nodes.contains(where: { $0.access != .anywhere }) else { return [] }
    var awaited = ContiguousArray<Bool>(repeating: false, count: topology.nodes.count)
    // For each key, whether what provides it is awaited, and whether what contributes to it is.
    var single = ContiguousArray<Bool>(repeating: false, count: topology.keyCount)
    var collected = single
    // A step may need what comes later in the order, so one round may not be enough.
    var count = -1
    while count != awaited.count(where: { $0 }) {
      count = awaited.count(where: { $0 })
      for node in wiring.constructionOrder().lazy.map({ Int($0) }) {
        let key = Int(topology.nodes[node].key)
        // An assisted function is there at once, wherever it runs when it is called.
        let isAssisted = topology.nodes[node].lifetime == .assisted
        awaited[node] =
          topology.nodes[node].access != .anywhere && !isAssisted
          || topology.edgeRange(of: node).contains { edge in
            let edge = topology.edges[edge]
            if edge.isDeferred, nodes[node].record.steps.isEmpty { return false }
            return edge.kind == .collecting ? collected[Int(edge.key)] : single[Int(edge.key)]
          }
        switch topology.nodes[node].role {
        case .binding, .override: single[key] = single[key] || awaited[node]
        case .contribution: collected[key] = collected[key] || awaited[node]
        case .decorator:
          // What is wrapped may be either; a wait too many costs nothing but a look.
          awaited[node] = awaited[node] || single[key] || collected[key]
          single[key] = single[key] || awaited[node]
          collected[key] = collected[key] || awaited[node]
        case .emptyCollection: break
        }
      }
    }
    return awaited
  }
}
