import Joinery

/// The app's own composition root: the graph, what is found by type, and old code.
struct App {
  let graph: AppGraph
  let container: Container
  let locator: DependencyContainer

  /// Puts the app together.
  ///
  /// - Throws: A `GraphError` with all that is missing, before anything is made.
  init(graph: AppGraph = AppGraph(), locator: DependencyContainer = .shared) throws {
    self.graph = graph
    self.locator = locator
    container = try Container("reading list") {
      Members(of: graph)
      readingModule
    }
    graph.register(in: locator)
  }

  /// Sets the environment of the process, once.
  func bootstrap() {
    InjectedValues.bootstrap { values in
      values.clock = graph.clock
      values.formatter = graph.formatter
      values.analytics = graph.analytics
      values.viewModelFactory = graph
      values.container = container
    }
  }
}
