/// Checks a graph against every rule, without making anything.
package enum Verifier {
  /// What to check besides what every graph must keep.
  package struct Options: Sendable {
    /// Whether bindings that nothing needs are reported.
    package var reportsUnused: Bool
    /// The keys that are asked for from outside the graph, for the sake of ``reportsUnused``.
    ///
    /// Without any, each binding that no other one asks for is reported.
    package var roots: [Topology.KeyIndex]
    /// Whether the innermost owner must supply all inputs.
    package var requiresInputs: Bool

    /// Creates options; by default, those of a container that isn't a scope.
    package init(
      reportsUnused: Bool = false, roots: [Topology.KeyIndex] = [], requiresInputs: Bool = false
    ) {
      self.reportsUnused = reportsUnused
      self.roots = roots
      self.requiresInputs = requiresInputs
    }
  }

  /// All rules, in the order in which their findings are reported.
  private static let rules: [any Rule.Type] = [
    MissingBinding.self, DuplicateBinding.self, DependencyCycle.self, CaptiveDependency.self,
    UnawaitedDependency.self, OverrideOfNothing.self, DecoratorOfNothing.self,
    EmptyCollection.self, UnsuppliedInput.self, FlawedBinding.self, UnusedBinding.self,
  ]

  /// Everything that is wrong with a graph, by rule and then in the order of registration.
  ///
  /// - Complexity: O(nodes + edges) where nothing is wrong.
  package static func findings(in wiring: Wiring, options: Options = Options()) -> [Finding] {
    rules.flatMap { $0.findings(in: wiring, options: options) }
  }

  /// What keeps a request from being answered, although its key is bound and the graph is valid.
  ///
  /// The outermost owner is no scope, so that it can't make what belongs to a scope; and an owner
  /// can't make what needs an input that neither it nor an owner around it supplies.
  ///
  /// - Parameters:
  ///   - key: The key that is asked for.
  ///   - kind: How many values are asked for.
  ///   - owner: The owner that is asked.
  ///   - wiring: The graph.
  /// - Returns: A ``Finding/scopedOutsideScope(path:shortLived:owner:)`` with a shortest path from
  ///   what is asked for, or `nil`.
  /// - Complexity: O(nodes + edges).
  package static func finding(
    whenAskedFor key: Topology.KeyIndex, kind: Edge.Kind = .hard, by owner: Int = 0,
    in wiring: Wiring
  ) -> Finding? {
    ScopedOutsideScope.finding(whenAskedFor: key, kind: kind, by: owner, in: wiring)
  }
}
