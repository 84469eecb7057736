import Joinery
import JoineryTesting
import Testing

@testable import QueueWorkerKit

extension WorkerTests {
  @Suite struct ScopeTests {
    let bench = WorkBench()

    @Test(arguments: [
      ("count-words", "a b", ["begun", "done"]),
      ("mail", "nobody", ["begun", "failed: 'nobody' is no address"]),
    ])
    func `The scope of an attempt ends with what came of it`(
      kind: String, payload: String, said: [String]
    ) async throws {
      _ = try bench.desk.enqueue(kind: kind, payload: payload)
      try await bench.drain()
      let prefix = "job 1 (\(kind)), attempt 1: "
      #expect(
        bench.log.lines.calls.filter { $0.hasPrefix(prefix) } == said.map { prefix + $0 })
    }

    @Test func `The scope of an attempt that is interrupted ends with that`() async throws {
      _ = try bench.desk.enqueue(kind: "gated", payload: "")
      let workers = try bench.workers()
      try await workers.start()
      _ = try await bench.gated.begun.calls(waitingFor: 1)
      _ = try? await workers.stop(timeout: .milliseconds(1))
      #expect(bench.log.lines.calls.contains("job 1 (gated), attempt 1: interrupted"))
    }

    @Test func `Each attempt has a transaction of its own`() async throws {
      _ = try bench.desk.enqueue(kind: "stumble", payload: "2")
      try await bench.drain()
      #expect(try bench.record().results == ["walked at attempt 3"])
    }
  }
}
