/// A dependency of a binding: the key that one parameter of its factory asks for.
public struct Edge: Hashable, Sendable, Codable {
  /// How many values the parameter takes.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// Exactly one: a parameter of type `T`.
    case hard
    /// One or none: a parameter of type `T?`.
    case optional
    /// Every contribution: a parameter of type `[T]`.
    case collecting
  }

  /// The key that is asked for.
  public var key: Key
  /// How many values the parameter takes.
  public var kind: Kind
  /// Whether the value is made later, on request: `Lazy`, `Provider`, a factory, or a two-phase step.
  ///
  /// A deferred edge may close a cycle.
  public var isDeferred: Bool
  /// The parameter's position in the factory, counted from 0, where it is known.
  public var position: Int?
  /// The parameter's label, where it is known.
  public var label: String?

  /// Creates an edge.
  ///
  /// - Parameters:
  ///   - key: What is asked for.
  ///   - kind: How it is asked for.
  ///   - isDeferred: Whether it is asked for only after the value was made.
  ///   - position: The parameter's position in the factory, counted from 0.
  ///   - label: The parameter's label.
  public init(
    _ key: Key, kind: Kind = .hard, isDeferred: Bool = false, position: Int? = nil,
    label: String? = nil
  ) {
    self.key = key
    self.kind = kind
    self.isDeferred = isDeferred
    self.position = position
    self.label = label
  }
}
