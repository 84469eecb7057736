extension DependencyGraph {
  // They are generic so that a graph may have two parents that have neither.

  /// The functions of the graph as factories: a graph that has functions has a type of its own.
  public typealias Factories = NoFactories<Self>
  /// What the graph has through its parents: a graph with parents has a type of its own.
  public typealias Inherited = NoParents<Self>

  /// The functions of the graph as factories.
  public nonisolated var factories: NoFactories<Self> { NoFactories() }
  /// What the graph has through its parents.
  public nonisolated var inherited: NoParents<Self> { NoParents() }
}
