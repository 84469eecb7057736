import Synchronization

/// The workers: each takes a job, has it done, and takes the next.
final class WorkerPool: Sendable {
  private let settings: Settings
  private let queue: any JobQueue
  private let processor: JobProcessor
  private let naps: Naps
  private let clock: any WorkClock
  private let log: any LogSink
  private let work = Mutex<Task<Void, any Error>?>(nil)
  private let end = AsyncStream.makeStream(of: Never.self)

  init(
    settings: Settings, queue: any JobQueue, processor: JobProcessor, naps: Naps,
    clock: any WorkClock, log: any LogSink
  ) {
    self.settings = settings
    self.queue = queue
    self.processor = processor
    self.naps = naps
    self.clock = clock
    self.log = log
  }

  /// Puts the workers to work.
  func start() {
    work.withLock { $0 = Task { try await workTogether() } }
  }

  /// Takes no more jobs, and waits for those that are being done.
  ///
  /// If the task is cancelled, so are they, and they are given back.
  func stop() async {
    naps.end()
    log.write("taking no more jobs")
    let work = work.withLock { $0 }
    await withTaskCancellationHandler {
      _ = await work?.result
    } onCancel: {
      work?.cancel()
    }
  }

  /// Waits until the workers have ended by themselves, or until the task is cancelled; once.
  ///
  /// - Throws: What a worker has failed with.
  func waitUntilDone() async throws {
    for await _ in end.stream {}
    guard !Task.isCancelled else { return }
    try await work.withLock { $0 }?.value
  }
}

extension WorkerPool {
  private func workTogether() async throws {
    defer { end.continuation.finish() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<settings.workers {
        group.addTask { [self] in
          // A worker that cannot go on ends the others, when they have done their jobs.
          do { try await doJobs() } catch {
            naps.end()
            throw error
          }
        }
      }
      try await group.waitForAll()
    }
  }

  /// Does jobs, one after the other, until the naps are over or, if the settings say so, the queue is
  /// empty.
  private func doJobs() async throws {
    while !naps.isOver, !Task.isCancelled {
      let round = naps.round
      let now = clock.now
      if let job = try queue.claim(at: now, until: now + settings.lease) {
        await processor.process(job)
        // There may be a job to try again, or none any more to wait for.
        naps.wake()
      } else {
        let due = try queue.nextDue()
        if due == nil, settings.isUntilEmpty { return }
        // Other processes add jobs without saying so.
        let poll = now + settings.pollInterval
        await naps.nap(until: min(due ?? poll, poll), unlessWokenSince: round)
      }
    }
  }
}
