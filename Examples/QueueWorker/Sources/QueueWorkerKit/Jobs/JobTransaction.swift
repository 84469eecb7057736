import Synchronization

/// What one attempt writes, which is kept if it completes the job and forgotten if it does not.
package final class JobTransaction: Sendable {
  private let job: Job
  private let queue: any JobQueue
  private let log: JobLog
  private let results = Mutex<[String]>([])

  init(job: Job, queue: any JobQueue, log: JobLog) {
    self.job = job
    self.queue = queue
    self.log = log
  }

  /// Adds a result.
  package func write(_ result: String) {
    results.withLock { $0.append(result) }
  }

  /// Completes the job and keeps what was written, both or neither.
  ///
  /// - Throws: ``LostLease`` if the job is somebody else's by now.
  func commit() throws {
    try queue.complete(job, writing: results.withLock { $0 })
    log.say("done")
  }

  /// Forgets what was written.
  func rollBack(after error: any Error) {
    results.withLock { $0 = [] }
    log.say(error is CancellationError ? "interrupted" : "failed: \(error)")
  }
}
