#if canImport(SwiftUI)
public import Joinery

/// The key of a graph that is known by its type.
struct GraphKey<Graph: DependencyGraph & Sendable>: InjectedKey, Hashable {
  static var defaultValue: Graph? { nil }
}

extension InjectedValues {
  /// The graph of a type, if one was set.
  ///
  /// ```swift
  /// #Preview(traits: .injecting { $0[graph: AppGraph.self] = AppGraph(context: .preview) }) {
  ///   RootView()
  /// }
  /// ```
  ///
  /// - Parameter type: The type of the graph.
  /// - Complexity: As reading an ambient value has.
  public subscript<Graph: DependencyGraph & Sendable>(graph type: Graph.Type) -> Graph? {
    get { self[GraphKey<Graph>.self] }
    set { self[GraphKey<Graph>.self] = newValue }
  }

  /// The same for key paths, whose arguments have to be hashable.
  subscript<Graph>(graphOf key: GraphKey<Graph>) -> Graph? {
    get { self[GraphKey<Graph>.self] }
    set { self[GraphKey<Graph>.self] = newValue }
  }
}
#endif
