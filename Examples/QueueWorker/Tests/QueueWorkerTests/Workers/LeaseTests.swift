import Joinery
import JoineryTesting
import Testing

@testable import QueueWorkerKit

extension WorkerTests {
  @Suite struct LeaseTests {
    let bench = WorkBench()

    @Test func `The job of a worker that died is done by another`() async throws {
      let begin = bench.clock.now
      _ = try bench.desk.enqueue(kind: "count-words", payload: "once more")
      #expect(try bench.queue.claim(at: begin, until: begin + .seconds(60)) != nil)
      try await bench.drain()
      #expect(bench.clock.now - begin == .seconds(60))
      let expected = JobRecord(
        id: 1, kind: "count-words", state: .done, attempts: 2, error: nil, results: ["2 words"])
      #expect(try bench.record() == expected)
    }

    @Test func `A job that takes longer than its lease keeps it`() async throws {
      let begin = bench.clock.now
      bench.clock.stopLeaping()
      let workers = try await startGatedJob()
      for count in 1...6 {
        #expect(try await bench.clock.sleeps.calls(waitingFor: count).count == count)
        bench.clock.advance(by: .seconds(20))
      }
      _ = try await bench.clock.sleeps.calls(waitingFor: 7)
      let late = begin + .seconds(120 + 59)
      #expect(try bench.queue.claim(at: late, until: late) == nil)
      bench.gated.open()
      try await workers.stop()
      #expect(try bench.record().state == .done)
    }

    @Test func `A job whose lease was lost is cancelled, and left to the other worker`()
      async throws
    {
      bench.clock.stopLeaping()
      let workers = try await startGatedJob()
      _ = try await bench.clock.sleeps.calls(waitingFor: 1)
      try takeOver()
      bench.clock.advance(by: .seconds(20))
      try await bench.log.wait(
        for: "job 1 (gated): left alone, because the lease of job 1 ran out")
      try await workers.stop()
      #expect(try bench.record().attempts == 2)
      #expect(try bench.record().results == [])
    }

    @Test func `What was done without a lease is not kept`() async throws {
      bench.clock.stopLeaping()
      let workers = try await startGatedJob()
      try takeOver()
      bench.gated.open()
      try await bench.log.wait(
        for: "job 1 (gated): left alone, because the lease of job 1 ran out")
      try await workers.stop()
      let expected = JobRecord(
        id: 1, kind: "gated", state: .running, attempts: 2, error: nil, results: [])
      #expect(try bench.record() == expected)
    }

    private func startGatedJob() async throws -> WorkerGraph {
      _ = try bench.desk.enqueue(kind: "gated", payload: "")
      let workers = try bench.workers()
      try await workers.start()
      _ = try await bench.gated.begun.calls(waitingFor: 1)
      return workers
    }

    /// Claims the job as a process does whose clock is far ahead.
    private func takeOver() throws {
      let late = bench.clock.now + .seconds(61)
      #expect(try bench.queue.claim(at: late, until: late + .seconds(600))?.attempt == 2)
    }
  }
}
