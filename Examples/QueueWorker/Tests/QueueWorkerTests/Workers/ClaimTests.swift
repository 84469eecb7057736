import Joinery
import JoineryTesting
import Testing

@testable import QueueWorkerKit

extension WorkerTests {
  @Suite struct ClaimTests {
    let bench = WorkBench()

    @Test(.overriding { Instance(Settings(database: ":memory:", workers: 4, isUntilEmpty: true)) })
    func `Workers do each job once, several at the same time`() async throws {
      for _ in 1...12 { _ = try bench.desk.enqueue(kind: "gated", payload: "") }
      let workers = try bench.workers()
      try await workers.start()
      // None of them goes on before all have begun.
      #expect(try await bench.gated.begun.calls(waitingFor: 4).count == 4)
      bench.gated.open()
      try await workers.pool.waitUntilDone()
      try await workers.stop()
      #expect(bench.gated.begun.calls.sorted() == Array(1...12))
      #expect(try bench.queue.all().allSatisfy { $0.state == .done && $0.attempts == 1 })
    }
  }
}

@Suite(.timeLimit(.minutes(1))) struct SharedFileTests {
  @Test func `Connections to one file claim each job once`() async throws {
    let folder = try TemporaryFolder()
    let now = Timestamp(milliseconds: 0)
    var settings = Settings()
    settings.database = folder.database
    var queues: [SQLiteJobQueue] = []
    for _ in 1...4 { queues.append(SQLiteJobQueue(database: try await .open(settings: settings))) }
    for _ in 1...40 { _ = try queues[0].add(kind: "race", payload: "", at: now) }

    let claimed = Recorder<Job.ID>()
    let ready = Recorder<Void>()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for queue in queues {
        group.addTask {
          ready.record(())
          _ = try await ready.calls(waitingFor: 4)
          while let job = try queue.claim(at: now, until: now + .seconds(60)) {
            claimed.record(job.id)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(claimed.calls.sorted() == Array(1...40))
  }
}
