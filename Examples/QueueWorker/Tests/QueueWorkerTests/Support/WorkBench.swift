import Joinery
import Testing

@testable import QueueWorkerKit

/// What tests of workers have at hand, each case its own.
struct WorkBench {
  @Injected(\.clock) var clock: FakeClock
  @Injected(\.log) var log: SpyLog
  @Injected(\.gated) var gated: GatedHandler
  @Injected var queue: any JobQueue
  @Injected var metrics: any Metrics
  @Injected var desk: JobDesk

  /// Workers that are not started.
  func workers() throws -> WorkerGraph {
    WorkerGraph(services: try #require(InjectedValues.current.container))
  }

  /// Has all jobs done.
  func drain() async throws {
    let workers = try workers()
    try await workers.start()
    try await workers.pool.waitUntilDone()
    try await workers.stop()
  }

  /// What is known of the job that was added first, or as the given one.
  func record(of job: Job.ID = 1) throws -> JobRecord {
    try #require(try queue.all().first { $0.id == job })
  }
}
