import Joinery

/// Does each job in a scope of its own.
struct ScopedExecution: JobExecution {
  let services: Container

  func run(_ job: Job) async throws {
    do {
      // swift-format-ignore: OnlyOneTrailingClosureArgument
      try await services.withScope("job \(job.id)", { Instance(job) }) { scope in
        let run: JobRun = scope.resolve()
        try await run()
      }
    } catch let error as LifecycleError {
      // The end of the scope has failed, which is the commit.
      throw error.cause.error ?? error
    }
  }
}
