/// A graph and what is done with it, as a plain value from which a model, a container and the source of a
/// `@Graph` are made.
struct GraphPlan: Hashable, Sendable {
  var bindings: [BindingPlan] = []
  var steps: [PlanStep] = []

  /// All bindings, those of derived containers included.
  var allBindings: [BindingPlan] { bindings + steps.flatMap(\.bindings) }

  /// Whether constructions happen one after the other, in an order that is known.
  ///
  /// What has to be awaited is made concurrently, and deep graphs are made from the bottom up.
  var isOrdered: Bool {
    if allBindings.contains(where: \.isAsynchronous) { return false }
    var heights: [PlanKey: Int] = [:]
    for binding in allBindings.sorted(by: { $0.key.type < $1.key.type }) {
      let below = binding.needs.map { heights[$0.key, default: 0] }.max() ?? 0
      heights[binding.key] = max(heights[binding.key, default: 0], below) + 1
    }
    return heights.values.allSatisfy { $0 <= 60 }
  }

  /// Whether some factory throws.
  var hasFailures: Bool { allBindings.contains { $0.failures > 0 } }
}

extension GraphPlan: CustomStringConvertible {
  var description: String {
    (bindings.map { "  \($0)" } + steps.map { "  > \($0)" }).joined(separator: "\n")
  }
}
