/// A composition root whose joints the compiler checks: a class with `@Graph`.
///
/// The macro writes the requirements. What a graph can do besides being read is in the extensions:
/// `start(timeout:maxConcurrency:)`, `stop(timeout:reason:)`, `run(startTimeout:stopTimeout:)` and
/// ``description``.
public protocol DependencyGraph: AnyObject {
  /// What keeps the values that the graph has made.
  nonisolated var graphCore: GraphCore { get }

  /// Lists the members, each with what makes it and what that needs.
  ///
  /// - Parameter graph: Takes the members down.
  nonisolated static func describe(_ graph: GraphDescriber<Self>)

  /// What all graphs of the type have in common, from ``describe(_:)``.
  nonisolated static var graphPlan: GraphPlan { get }
}

extension DependencyGraph {
  /// What all graphs of the type have in common: worked out anew for each graph where the type can't keep it.
  public nonisolated static var graphPlan: GraphPlan { GraphPlan(of: Self.self) }
}
