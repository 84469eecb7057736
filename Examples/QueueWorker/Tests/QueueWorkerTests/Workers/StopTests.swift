import Joinery
import JoineryTesting
import Testing

@testable import QueueWorkerKit

extension WorkerTests {
  @Suite struct StopTests {
    let bench = WorkBench()

    @Test func `A stop lets the running job finish, and takes no other`() async throws {
      for _ in 1...2 { _ = try bench.desk.enqueue(kind: "gated", payload: "") }
      let workers = try bench.workers()
      try await workers.start()
      _ = try await bench.gated.begun.calls(waitingFor: 1)
      async let stopped = workers.stop()
      try await bench.log.wait(for: "taking no more jobs")
      bench.gated.open()
      #expect(try await stopped.failures.isEmpty)
      #expect(try bench.record().state == .done)
      #expect(try bench.record().results == ["before the gate", "behind the gate"])
      #expect(try bench.record(of: 2).state == .queued)
      #expect(try bench.record(of: 2).attempts == 0)
    }

    @Test func `A job that outlasts the stop's deadline is given back, and leaves nothing`()
      async throws
    {
      _ = try bench.desk.enqueue(kind: "gated", payload: "")
      let workers = try bench.workers()
      try await workers.start()
      _ = try await bench.gated.begun.calls(waitingFor: 1)
      let error = await #expect(throws: LifecycleError.self) {
        try await workers.stop(timeout: .milliseconds(1))
      }
      #expect(error?.cause.component == "WorkerPool")
      let expected = JobRecord(
        id: 1, kind: "gated", state: .queued, attempts: 0, error: nil, results: [])
      #expect(try bench.record() == expected)
      #expect(bench.metrics.summary[.returned] == 1)
    }

    @Test func `Workers that sleep are stopped at once`() async throws {
      bench.clock.stopLeaping()
      _ = try bench.desk.enqueue(kind: "stumble", payload: "1")
      let workers = try bench.workers()
      try await workers.start()
      try await bench.log.wait(for: "job 1 (stumble): tried again in 750 ms")
      try await workers.stop()
      #expect(try bench.record().state == .queued)
      #expect(try bench.record().error == "stumbled")
    }

    @Test func `A worker that cannot go on ends them all, with its error`() async throws {
      let database: Database = try #require(InjectedValues.current.container).resolve()
      database.close()
      await #expect(throws: StorageError(path: ":memory:", reason: "is closed")) {
        try await bench.drain()
      }
    }
  }
}
