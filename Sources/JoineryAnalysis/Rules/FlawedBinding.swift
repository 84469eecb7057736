/// A binding must be able to give what it is for.
enum FlawedBinding: Rule {
  static func findings(in wiring: Wiring, options: Verifier.Options) -> [Finding] {
    guard wiring.features.contains(.flaws) else { return [] }
    return wiring.topology.nodes.enumerated().compactMap { index, node in
      node.flaw.map { .flawed(node: index, $0) }
    }
  }
}
