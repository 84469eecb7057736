/// Has a job done that a worker has claimed, and says what became of it.
final class JobProcessor: Sendable {
  private let settings: Settings
  private let execution: any JobExecution
  private let queue: any JobQueue
  private let clock: any WorkClock
  private let randomness: any Randomness
  private let metrics: any Metrics
  private let log: any LogSink

  init(
    settings: Settings, execution: any JobExecution, queue: any JobQueue, clock: any WorkClock,
    randomness: any Randomness, metrics: any Metrics, log: any LogSink
  ) {
    self.settings = settings
    self.execution = execution
    self.queue = queue
    self.clock = clock
    self.randomness = randomness
    self.metrics = metrics
    self.log = log
  }

  /// Has a job done, or tried again, or given up; if the task is cancelled, given back.
  func process(_ job: Job) async {
    let begin = clock.now
    do {
      try await whileLeased(job) { [execution] in try await execution.run(job) }
    } catch {
      settle(job, after: error)
    }
    metrics.record(clock.now - begin, of: job.kind)
  }

  private func settle(_ job: Job, after error: any Error) {
    do {
      if Task.isCancelled {
        try queue.giveBack(job)
        say("given back", of: job)
      } else if !(error is PermanentFailure), let delay = delay(after: job) {
        try queue.retry(job, at: clock.now + delay, after: "\(error)")
        say("tried again in \(delay.milliseconds) ms", of: job)
      } else {
        try queue.fail(job, after: "\(error)")
        say("given up", of: job)
      }
    } catch {
      // Whoever has it now, or takes it when the lease has run out, will see to it.
      say("left alone, because \(error)", of: job)
    }
  }

  private func delay(after job: Job) -> Duration? {
    settings.retries.delay(after: job.attempt, chance: randomness.fraction())
  }

  private func say(_ text: String, of job: Job) {
    log.write("job \(job.id) (\(job.kind)): \(text)")
  }
}

extension JobProcessor {
  /// Does some work and meanwhile keeps the lease; the work is cancelled when the lease is lost.
  private func whileLeased(
    _ job: Job, _ work: @escaping @Sendable () async throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: Bool.self) { group in
      group.addTask {
        try await work()
        return true
      }
      group.addTask { [self] in
        await keepLease(of: job)
        return false
      }
      while let isWork = try await group.next() {
        group.cancelAll()
        if isWork { return }
      }
    }
  }

  /// Extends the lease again and again, until the task is cancelled or the lease is lost.
  private func keepLease(of job: Job) async {
    while true {
      do {
        try await clock.sleep(until: clock.now + settings.lease / 3)
        try queue.extendLease(of: job, until: clock.now + settings.lease)
      } catch is CancellationError {
        return
      } catch is LostLease {
        return
      } catch {
        // The lease still holds for a while, so that there is another chance.
        say("the lease is not extended, because \(error)", of: job)
      }
    }
  }
}
