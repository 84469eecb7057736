/// Fails a few times first.
struct Stumble: JobHandler {
  /// What the first attempts fail with.
  struct Stumbled: Error, CustomStringConvertible {
    let description = "stumbled"
  }

  let kind = JobKind("stumble", "fails as often as its payload says, and then is done")

  func handle(_ job: Job, in context: JobContext) async throws {
    guard let times = Int(job.payload) else {
      throw PermanentFailure("'\(job.payload)' is no number")
    }
    context.transaction.write("walked at attempt \(job.attempt)")
    if job.attempt <= times { throw Stumbled() }
  }
}
