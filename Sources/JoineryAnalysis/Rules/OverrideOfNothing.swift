/// An override must have a binding to replace, in its own owner or in one around it.
enum OverrideOfNothing: Rule {
  static func findings(in wiring: Wiring, options: Verifier.Options) -> [Finding] {
    guard wiring.features.contains(.overrides) else { return [] }
    let nodes = wiring.topology.nodes
    return nodes.indices.filter { index in
      nodes[index].role == .override
        && !wiring.declarations(of: Int(nodes[index].key)).contains {
          nodes[Int($0)].role == .binding && nodes[Int($0)].owner <= nodes[index].owner
        }
    }
    .map { .overrideOfNothing(node: $0) }
  }
}
