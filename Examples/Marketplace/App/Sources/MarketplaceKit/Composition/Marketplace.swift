import Joinery

/// The app, wired: its graph, the graph of the catalogue, and the container that joins them.
struct Marketplace {
  let graph: AppGraph
  let container: Container

  /// Puts the app together; nothing is loaded yet.
  ///
  /// - Throws: `GraphError` with everything that is missing.
  init(graph: AppGraph = AppGraph()) throws(GraphError) {
    self.graph = graph
    container = try .marketplace(graph)
  }

  /// Starts everything, does something, and stops everything, whatever happens.
  func visit<Result>(_ body: (Visit) async throws -> Result) async throws -> Result {
    let result: Result
    do {
      // Each graph starts and stops its own members only, so who makes a graph starts it.
      try await graph.start()
      try await graph.catalogue.start()
      try await container.start()
      result = try await body(container.resolve())
    } catch {
      // What went wrong says more than what may go wrong now because of it.
      try? await stop(.failed(error))
      throw error
    }
    try await stop(.finished)
    return result
  }

  private func stop(_ reason: EndReason) async throws {
    let steps: [() async throws -> StopReport] = [
      { try await container.stop(reason: reason) },
      { try await graph.catalogue.stop(reason: reason) },
      { try await graph.stop(reason: reason) },
    ]
    var failure: (any Error)?
    for step in steps {
      do { _ = try await step() } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
  }
}
