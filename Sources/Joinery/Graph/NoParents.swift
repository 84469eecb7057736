/// Stands for the members of parents where a graph has no parent.
public struct NoParents<Graph>: Sendable {
  /// Creates it.
  public nonisolated init() {}
}
