/// Stands for the factories of a graph that has no functions.
public struct NoFactories<Graph>: Sendable {
  /// Creates it.
  public nonisolated init() {}
}
