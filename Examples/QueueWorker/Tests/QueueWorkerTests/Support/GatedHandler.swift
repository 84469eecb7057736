import JoineryTesting

@testable import QueueWorkerKit

/// A kind of job that waits until a test lets it go on.
struct GatedHandler: JobHandler {
  let kind = JobKind("gated", "waits for a test")
  let begun = Recorder<Job.ID>()
  private let gate = Recorder<Void>()

  func handle(_ job: Job, in context: JobContext) async throws {
    context.transaction.write("before the gate")
    begun.record(job.id)
    _ = try await gate.calls(waitingFor: 1)
    context.transaction.write("behind the gate")
  }

  /// Lets all jobs through, now and later.
  func open() { gate.record(()) }
}
