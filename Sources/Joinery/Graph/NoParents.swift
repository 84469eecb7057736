/// Stands for the members of parents where a graph has no parent.
///
/// The code that `@Graph` writes uses it; there is nothing to do with it otherwise.
public struct NoParents<Graph>: Sendable {
  /// Creates it.
  public nonisolated init() {}
}
