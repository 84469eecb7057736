package import Workload

/// Starts a graph and takes the time.
package enum StartMeasurement {
  /// Starts a graph once.
  ///
  /// - Parameters:
  ///   - starter: Who makes the components.
  ///   - graph: The components.
  ///   - duration: How long making each of them takes.
  /// - Returns: How long the start took, and how often each component was made.
  /// - Throws: An error when a component could not be made.
  package static func run(
    _ starter: any Starter.Type, _ graph: StartGraph, lasting duration: Duration
  ) async throws -> (duration: Duration, builds: [Int]) {
    let work = SlowWork(lasting: duration)
    let start = starter.init(graph, work)
    let time = try await ContinuousClock().measure { try await start.start() }
    await start.end()
    return (time, work.builds)
  }
}
