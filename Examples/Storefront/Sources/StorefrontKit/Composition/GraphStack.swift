import Joinery

/// The graphs of the shop, each on top of its parent: they are started from the bottom and stopped
/// from the top.
struct GraphStack {
  /// The graphs, parents first.
  let graphs: [any DependencyGraph & Sendable]

  /// Starts every graph, or none.
  ///
  /// - Parameter closingTime: How long it may take to stop again what was started, if a graph fails.
  /// - Returns: What that took its time for.
  /// - Throws: What the first graph throws that cannot be started.
  func start(closingTime: Duration) async throws -> Opening {
    var opening = Opening(criticalPath: [], duration: .zero)
    do {
      for graph in graphs { opening.append(try await graph.start()) }
    } catch {
      // That the start has failed says more than what may go wrong now because of it.
      try? await stop(timeout: closingTime, reason: .failed(error))
      throw error
    }
    return opening
  }

  /// Stops every graph, whatever fails.
  ///
  /// - Parameters:
  ///   - timeout: How long it may take altogether.
  ///   - reason: Why the graphs end.
  /// - Throws: What the first graph throws that cannot be stopped.
  func stop(timeout: Duration, reason: EndReason) async throws {
    let deadline = ContinuousClock.now + timeout
    var failure: (any Error)?
    for graph in graphs.reversed() {
      do {
        try await graph.stop(timeout: max(.zero, deadline - .now), reason: reason)
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
  }
}

extension Opening {
  fileprivate mutating func append(_ report: StartReport) {
    criticalPath += report.criticalPath.map { component in
      Step(
        name: component.phase == .start ? "\(component.name).start()" : component.name,
        duration: component.ended - component.began)
    }
    duration += report.duration
  }
}
