/// Counts what happens to the jobs of a queue.
struct MeasuredJobQueue: JobQueue {
  let base: any JobQueue
  let metrics: any Metrics

  func claim(at now: Timestamp, until expiry: Timestamp) throws -> Job? {
    let job = try base.claim(at: now, until: expiry)
    if job != nil { metrics.count(.claimed) }
    return job
  }

  func complete(_ job: Job, writing results: [String]) throws {
    try base.complete(job, writing: results)
    metrics.count(.done)
  }

  func retry(_ job: Job, at due: Timestamp, after error: String) throws {
    try base.retry(job, at: due, after: error)
    metrics.count(.retried)
  }

  func fail(_ job: Job, after error: String) throws {
    try base.fail(job, after: error)
    metrics.count(.failed)
  }

  func giveBack(_ job: Job) throws {
    try base.giveBack(job)
    metrics.count(.returned)
  }

  // MARK: What is not counted

  func add(kind: String, payload: String, at now: Timestamp) throws -> Job.ID {
    try base.add(kind: kind, payload: payload, at: now)
  }

  func extendLease(of job: Job, until expiry: Timestamp) throws {
    try base.extendLease(of: job, until: expiry)
  }

  func nextDue() throws -> Timestamp? { try base.nextDue() }
  func all() throws -> [JobRecord] { try base.all() }
}
