#if canImport(SwiftUI)
public import Joinery
public import SwiftUI

extension Scene {
  /// Sets an ambient value for the views of the scene.
  ///
  /// What all code of an app shares belongs in `InjectedValues.bootstrap`, called by the app's initialiser;
  /// this is for what the scenes of an app have each for themselves.
  ///
  /// - Parameters:
  ///   - keyPath: The entry.
  ///   - value: The value.
  /// - Returns: The scene with the value.
  /// - Complexity: O(1).
  public nonisolated func injected<Value>(
    _ keyPath: WritableKeyPath<InjectedValues, Value>, _ value: Value
  ) -> some Scene {
    environment(EnvironmentValues.path(to: keyPath), value)
  }

  /// Sets the container of the views of the scene.
  ///
  /// - Parameter container: The container.
  /// - Returns: The scene with the container.
  /// - Complexity: O(1).
  public nonisolated func container(_ container: Container) -> some Scene {
    injected(\.container, container)
  }

  /// Gives the views of the scene a graph, which they read with ``InjectedGraph``.
  ///
  /// - Parameter graph: The graph.
  /// - Returns: The scene with the graph.
  /// - Complexity: O(1).
  public nonisolated func graph<Graph: DependencyGraph & Sendable>(_ graph: Graph) -> some Scene {
    injected(\.[graphOf: GraphKey<Graph>()], graph)
  }
}
#endif
