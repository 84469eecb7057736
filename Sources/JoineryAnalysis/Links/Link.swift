/// One way on in a graph whose requests are answered: from who asks to what it gets.
public struct Link: Hashable, Sendable {
  /// Why one vertex leads to another.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// A parameter of a factory asks for it.
    case parameter
    /// A decorator wraps it.
    case wrapping
    /// It is one element of a collection.
    case contribution
  }

  /// The vertex that asks.
  public var source: Int
  /// The vertex that answers.
  public var target: Int
  /// Why one leads to the other.
  public var reason: Reason
  /// The parameter, as an index into the node's ``Node/edges``, where it is one.
  public var edge: Int?
  /// How many values the parameter takes.
  public var kind: Edge.Kind
  /// Whether the value is made later, on request, and not for the sake of who asks.
  ///
  /// What an assisted function needs is made when the function is called.
  public var isDeferred: Bool
  /// Whether the link is part of a cycle that can't be made.
  public var isOnCycle: Bool
}
