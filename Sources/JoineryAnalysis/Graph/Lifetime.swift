/// How long a binding's value lives, and who shares it.
public enum Lifetime: String, Hashable, Sendable, Codable, CaseIterable {
  /// A value that the caller made.
  case instance
  /// One value for each graph or container.
  case singleton
  /// A value that is shared while somebody holds it.
  case weak
  /// One value for each scope.
  case scoped
  /// A new value for each request.
  case transient
  /// A function that makes a value from run-time arguments and dependencies.
  case assisted
  /// A value that is supplied when a graph is created or a scope is entered.
  case input
}
