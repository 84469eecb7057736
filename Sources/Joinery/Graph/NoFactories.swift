/// Stands for the factories of a graph that has no functions.
///
/// The code that `@Graph` writes uses it; there is nothing to do with it otherwise.
public struct NoFactories<Graph>: Sendable {
  /// Creates it.
  public nonisolated init() {}
}
