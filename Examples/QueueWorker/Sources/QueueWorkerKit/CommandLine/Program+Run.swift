import Joinery

extension Program {
  /// How long opening and closing may take, each.
  private static let patience = Duration.seconds(10)

  /// Does something while the container is started, and stops it whatever happens.
  func whileOpen<Result>(
    _ container: Container, _ body: (Container) async throws -> Result
  ) async throws -> Result {
    do {
      try await container.start(timeout: Self.patience)
      let result: Result
      do {
        result = try await body(container)
      } catch {
        // What went wrong says more than what may go wrong now because of it.
        _ = try? await container.stop(timeout: Self.patience, reason: .failed(error))
        throw error
      }
      try await container.stop(timeout: Self.patience)
      return result
    } catch let error as LifecycleError {
      throw error.cause.error ?? error
    }
  }

  /// Does jobs until the queue is empty, if the settings say so, or until the task is cancelled.
  func work(in container: Container, _ settings: Settings) async throws -> Outcome {
    let workers = WorkerGraph(services: container)
    try await workers.start()
    var failure: (any Error)?
    do { try await workers.pool.waitUntilDone() } catch { failure = error }

    var outcome = Outcome()
    do {
      let reason = failure.map(EndReason.failed) ?? .finished
      try await workers.stop(timeout: settings.grace, reason: reason)
    } catch let error as LifecycleError where error.cause.error == nil {
      // The workers were cancelled when their time was over.
      outcome.code = .cutShort
      outcome.complaint = "stopped before all running jobs were done; they are queued again"
    }
    if let failure { throw failure }
    outcome.text = container.resolve((any Metrics).self).summary.text
    return outcome
  }
}
