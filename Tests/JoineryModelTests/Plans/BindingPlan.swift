import JoineryAnalysis

/// A binding as a plain value.
struct BindingPlan: Hashable, Sendable {
  /// What the binding is called in pictures, and its line in issues.
  var id: Int
  var key: PlanKey
  var role = Node.Role.binding
  /// How long the value lives: nil for an override that lives as long as what it replaces, and for a
  /// decorator.
  var lifetime: Lifetime?
  /// Up to four parameters.
  var needs: [Need] = []
  var isAsynchronous = false
  /// How many of the first constructions throw.
  var failures = 0
  /// Whether the factory is one that may throw, as it is where some constructions do.
  var isThrowing = false

  /// Whether somebody else makes the value, or there is none.
  var hasFactory: Bool {
    switch lifetime {
    case .instance, .input: false
    case .singleton, .weak, .scoped, .transient, .assisted, nil: role != .emptyCollection
    }
  }
}

extension BindingPlan: CustomStringConvertible {
  var description: String {
    let role = role == .binding ? "" : "\(role) "
    let effects =
      (isAsynchronous ? " async" : "") + (isThrowing ? " throws" : "")
      + (failures > 0 ? " failing \(failures == .max ? "always" : "\(failures)×")" : "")
    let lifetime = lifetime.map { "\($0)" } ?? "inheriting"
    let needs = needs.isEmpty ? "" : ": " + needs.map { "\($0)" }.joined(separator: ", ")
    return "\(id). \(role)\(lifetime)\(effects) \(key)\(needs)"
  }
}
