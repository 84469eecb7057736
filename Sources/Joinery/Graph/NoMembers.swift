/// Stands for what a graph does not have: factories, or members of a parent.
public struct NoMembers: Sendable {
  /// Creates it.
  public nonisolated init() {}
}

extension DependencyGraph {
  /// The functions of the graph as factories: a graph that has functions has a type of its own.
  public typealias Factories = NoMembers
  /// What the graph has through its parents: a graph with parents has a type of its own.
  public typealias Inherited = NoMembers

  /// The functions of the graph as factories.
  public nonisolated var factories: NoMembers { NoMembers() }
  /// What the graph has through its parents.
  public nonisolated var inherited: NoMembers { NoMembers() }
}
