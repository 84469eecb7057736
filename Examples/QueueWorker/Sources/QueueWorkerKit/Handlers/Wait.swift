/// Takes its time.
struct Wait: JobHandler {
  let clock: any WorkClock
  let kind = JobKind("wait", "takes as many seconds as its payload says")

  func handle(_ job: Job, in context: JobContext) async throws {
    guard let seconds = Int(job.payload), (0...86_400).contains(seconds) else {
      throw PermanentFailure("'\(job.payload)' is no number of seconds")
    }
    try await clock.sleep(until: clock.now + .seconds(seconds))
    context.transaction.write("waited for \(seconds) s")
  }
}
