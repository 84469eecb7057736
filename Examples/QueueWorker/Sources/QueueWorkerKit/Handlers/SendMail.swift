/// Sends a mail.
struct SendMail: JobHandler {
  let mailer: any Mailer
  let kind = JobKind("mail", "greets its payload, which is an address")

  func handle(_ job: Job, in context: JobContext) async throws {
    guard job.payload.contains("@") else {
      throw PermanentFailure("'\(job.payload)' is no address")
    }
    // The key makes a second attempt harmless, after one that was cut short.
    try await mailer.send("Hello!", to: job.payload, key: "job-\(job.id)")
    context.transaction.write("sent to \(job.payload)")
  }
}
