/// When a scope is entered, it must supply the inputs that the owners around it leave open.
enum UnsuppliedInput: Rule {
  static func findings(in wiring: Wiring, options: Verifier.Options) -> [Finding] {
    guard options.requiresInputs && wiring.features.contains(.shortLived) else { return [] }
    let topology = wiring.topology
    let open = topology.nodes.indices.filter { index in
      let node = topology.nodes[index]
      return node.lifetime == .input && node.role == .binding
        && wiring.provider(of: Int(node.key)) == index
    }
    if open.isEmpty { return [] }
    var requests: [Int32: [Step]] = [:]
    for node in topology.nodes.indices where !wiring.isReplaced(node) {
      for edge in topology.edgeRange(of: node) where topology.edges[edge].kind != .collecting {
        requests[topology.edges[edge].key, default: []].append(Step(node: node, edge: edge))
      }
    }
    return open.map {
      .unsuppliedInput(node: $0, requests: requests[topology.nodes[$0].key] ?? [])
    }
  }
}
