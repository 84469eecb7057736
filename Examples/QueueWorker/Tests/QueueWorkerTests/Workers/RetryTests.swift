import Testing

@testable import QueueWorkerKit

extension WorkerTests {
  @Suite struct RetryTests {
    let bench = WorkBench()

    @Test func `A job that fails is tried again, each time after a longer delay`() async throws {
      let begin = bench.clock.now
      _ = try bench.desk.enqueue(kind: "stumble", payload: "2")
      try await bench.drain()
      #expect(try bench.record().state == .done)
      #expect(try bench.record().attempts == 3)
      // 0.75 s and twice as much: in the middle of what chance may make of one and two seconds.
      #expect(bench.clock.now - begin == .milliseconds(750 + 1500))
    }

    @Test func `A job that fails too often is given up`() async throws {
      _ = try bench.desk.enqueue(kind: "stumble", payload: "99")
      try await bench.drain()
      let expected = JobRecord(
        id: 1, kind: "stumble", state: .failed, attempts: 5, error: "stumbled", results: [])
      #expect(try bench.record() == expected)
    }

    @Test(arguments: [
      ("mail", "nobody", "'nobody' is no address"), ("stumble", "x", "'x' is no number"),
      ("wait", "-1", "'-1' is no number of seconds"),
    ])
    func `What can never be done is not tried again`(
      kind: String, payload: String, error: String
    ) async throws {
      _ = try bench.desk.enqueue(kind: kind, payload: payload)
      try await bench.drain()
      let expected = JobRecord(
        id: 1, kind: kind, state: .failed, attempts: 1, error: error, results: [])
      #expect(try bench.record() == expected)
    }

    @Test func `A kind that only another version knows is given up`() async throws {
      _ = try bench.queue.add(kind: "dance", payload: "", at: bench.clock.now)
      try await bench.drain()
      #expect(try bench.record().error == "nobody handles 'dance'")
    }

    @Test func `A delayed job is not claimed before its time`() throws {
      let now = bench.clock.now
      _ = try bench.desk.enqueue(kind: "stumble", payload: "1")
      let job = try #require(try bench.queue.claim(at: now, until: now + .seconds(60)))
      try bench.queue.retry(job, at: now + .seconds(3), after: "stumbled")
      #expect(
        try bench.queue.claim(at: now + .milliseconds(2999), until: now + .seconds(60)) == nil)
      #expect(try bench.queue.nextDue() == now + .seconds(3))
      #expect(
        try bench.queue.claim(at: now + .seconds(3), until: now + .seconds(60))?.attempt == 2)
    }

    @Test func `What happens is counted and timed`() async throws {
      _ = try bench.desk.enqueue(kind: "stumble", payload: "1")
      _ = try bench.desk.enqueue(kind: "wait", payload: "1")
      _ = try bench.desk.enqueue(kind: "mail", payload: "nobody")
      try await bench.drain()
      let summary = bench.metrics.summary
      #expect(summary.counters == [.claimed: 4, .done: 2, .retried: 1, .failed: 1])
      #expect(summary.durations["wait"]?.longest == .seconds(1))
      #expect(summary.durations["stumble"]?.count == 2)
    }
  }
}
