#if canImport(SwiftUI)
public import Joinery
public import SwiftUI

extension View {
  /// Gives this view and those below it a graph, which they read with ``InjectedGraph``.
  ///
  /// ```swift
  /// SettingsView().graph(sessionGraph)
  /// ```
  ///
  /// - Parameter graph: The graph. There is one of each type: a graph below hides one of its type above.
  /// - Returns: The view with the graph.
  /// - Complexity: O(1).
  public nonisolated func graph<Graph: DependencyGraph & Sendable>(_ graph: Graph) -> some View {
    injected(\.[graphOf: GraphKey<Graph>()], graph)
  }

  /// Gives this view and those below it a graph under an entry of its own.
  ///
  /// - Parameters:
  ///   - keyPath: The entry.
  ///   - graph: The graph.
  /// - Returns: The view with the graph.
  /// - Complexity: O(1).
  public nonisolated func graph<Graph: DependencyGraph>(
    _ keyPath: WritableKeyPath<InjectedValues, Graph>, _ graph: Graph
  ) -> some View {
    injected(keyPath, graph)
  }

  /// Gives this view and those below it a graph under an entry of its own, which has nil elsewhere.
  ///
  /// - Parameters:
  ///   - keyPath: The entry.
  ///   - graph: The graph.
  /// - Returns: The view with the graph.
  /// - Complexity: O(1).
  public nonisolated func graph<Graph: DependencyGraph>(
    _ keyPath: WritableKeyPath<InjectedValues, Graph?>, _ graph: Graph
  ) -> some View {
    injected(keyPath, graph)
  }
}
#endif
