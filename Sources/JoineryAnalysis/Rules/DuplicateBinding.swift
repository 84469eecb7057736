/// A key may be bound once, and overridden once by each owner.
///
/// An input and the binding by which an inner owner supplies it are not duplicates.
enum DuplicateBinding: Rule {
  static func findings(in wiring: Wiring, options: Verifier.Options) -> [Finding] {
    guard wiring.features.contains(.contestedKeys) else { return [] }
    var groups: [(key: Int, nodes: [Int])] = []
    for key in 0..<wiring.topology.keyCount {
      let declarations = wiring.declarations(of: key)
      // What gives no value is refused for that, however often it is bound.
      guard declarations.count > 1,
        declarations.contains(where: { wiring.topology.nodes[Int($0)].flaw != .noValue })
      else { continue }
      groups += rivals(among: declarations.map { Int($0) }, in: wiring.topology)
        .map { (key, $0) }
    }
    return groups.sorted { $0.nodes.lexicographicallyPrecedes($1.nodes) }
      .map { .duplicate(key: $0.key, nodes: $0.nodes) }
  }

  /// The groups of nodes of which only one may stay.
  private static func rivals(among declarations: [Int], in topology: Topology) -> [[Int]] {
    let overrides = declarations.filter { topology.nodes[$0].role == .override }
    let bindings = declarations.filter { topology.nodes[$0].role == .binding }
    let rivalBindings = bindings.filter { node in
      bindings.contains { $0 != node && areRivals(topology.nodes[node], topology.nodes[$0]) }
    }
    let byOwner = Dictionary(grouping: overrides) { topology.nodes[$0].owner }
    return ([rivalBindings] + byOwner.values).filter { $0.count > 1 }
  }

  private static func areRivals(_ first: Topology.Node, _ second: Topology.Node) -> Bool {
    switch (first.lifetime == .input, second.lifetime == .input) {
    case (false, false): true
    case (true, true): first.owner == second.owner
    case (true, false): second.owner <= first.owner
    case (false, true): first.owner <= second.owner
    }
  }
}
