/// A composition root whose joints the compiler checks: a class with `@Graph`.
///
/// The macro writes the requirements. What a graph can do besides being read is in the extensions:
/// ``start(timeout:maxConcurrency:)``, ``stop(timeout:reason:)``, ``run(startTimeout:stopTimeout:)`` and
/// ``description``.
public protocol DependencyGraph: AnyObject, SendableMetatype {
  /// What keeps the values that the graph has made.
  nonisolated var graphCore: GraphCore { get }

  /// Lists the members, each with what makes it and what that needs.
  nonisolated static func describe(_ graph: GraphDescriber<Self>)
}

/// A graph with a parent, whose members it has as well.
///
/// The macro writes the subscripts, which look up in the parent what the graph does not declare.
@dynamicMemberLookup
public protocol ChildGraph: DependencyGraph {}

extension ChildGraph {
  /// The member of the graph itself: a graph with a parent has subscripts of its own.
  public subscript<Value>(dynamicMember path: KeyPath<Self, Value>) -> Value {
    self[keyPath: path]
  }
}
