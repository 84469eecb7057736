/// One way on in a graph whose requests are answered: from who asks to what it gets.
package struct Link: Hashable, Sendable {
  /// Why one vertex leads to another.
  package enum Reason: String, Hashable, Sendable, CaseIterable {
    /// A parameter of a factory asks for it.
    case parameter
    /// A decorator wraps it.
    case wrapping
    /// It is one element of a collection.
    case contribution
  }

  /// The vertex that asks.
  package var source: Int
  /// The vertex that answers.
  package var target: Int
  /// Why one leads to the other.
  package var reason: Reason
  /// The parameter, as an index into the node's ``Node/edges``, where it is one.
  package var edge: Int?
  /// How many values the parameter takes.
  package var kind: Edge.Kind
  /// Whether the value is made later, on request, and not for the sake of who asks.
  ///
  /// What an assisted function needs is made when the function is called.
  package var isDeferred: Bool
  /// Whether the link is part of a cycle that can't be made.
  package var isOnCycle: Bool
}
