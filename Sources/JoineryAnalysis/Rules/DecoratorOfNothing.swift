/// A decorator must have something to wrap: a binding, or contributions.
enum DecoratorOfNothing: Rule {
  static func findings(in wiring: Wiring, options: Verifier.Options) -> [Finding] {
    guard wiring.features.contains(.decorators) else { return [] }
    let nodes = wiring.topology.nodes
    return nodes.indices.filter { index in
      let decorator = nodes[index]
      let key = Int(decorator.key)
      return decorator.role == .decorator
        && wiring.provider(of: key, from: Int(decorator.owner)) == nil
        && !wiring.hasContributions(to: key, from: Int(decorator.owner))
    }
    .map { .decoratorOfNothing(node: $0) }
  }
}
