/// One attempt: the job, its context, and all who may handle it.
struct JobRun: Sendable {
  let job: Job
  let context: JobContext
  let handlers: [any JobHandler]

  /// Has the job handled.
  func callAsFunction() async throws {
    guard let handler = handlers.first(where: { $0.kind.name == job.kind }) else {
      throw PermanentFailure("nobody handles '\(job.kind)'")
    }
    context.log.say("begun")
    try await handler.handle(job, in: context)
  }
}
