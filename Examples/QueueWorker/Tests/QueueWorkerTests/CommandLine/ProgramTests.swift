import Foundation
import Joinery
import JoineryTesting
import Testing

@testable import QueueWorkerKit

@Suite(.timeLimit(.minutes(1))) struct ProgramTests {
  let folder: TemporaryFolder
  let log = SpyLog()
  let clock = FakeClock()

  init() throws { folder = try TemporaryFolder() }

  @Test func `A session looks as it does in Golden/session.txt`() async throws {
    var session = ""
    for line in [
      "enqueue count-words 'to be or not to be'", "enqueue mail ada@example.com",
      "enqueue stumble 1", "enqueue mail nobody", "run --until-empty --workers 1", "status",
      "enqueue dance waltz",
    ] {
      let arguments = line.split(separator: "'").enumerated().flatMap { index, part in
        index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
      }
      let outcome = await run(arguments)
      let said = log.lines.removeAll() + [outcome.text, outcome.complaint].compactMap { $0 }
      session += "$ queue-worker \(line)\n"
      for text in said where !text.isEmpty { session += text + "\n" }
      session += "\n"
    }
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Golden/session.txt")
    if ProcessInfo.processInfo.environment["QUEUE_WORKER_UPDATE_GOLDEN"] == "1" {
      try session.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(session == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test func `A run whose jobs outlast the grace is cut short, and says so`() async throws {
    let gated = GatedHandler()
    let plugins = Module { Contribute(Instance<any JobHandler>(gated)) }
    _ = await run(["enqueue", "gated", ""], plugins: plugins)
    let running = Task { await run(["run", "--grace", "0"], plugins: plugins) }
    _ = try await gated.begun.calls(waitingFor: 1)
    running.cancel()
    let outcome = await running.value
    #expect(outcome.code == .cutShort)
    #expect(
      outcome.complaint == "stopped before all running jobs were done; they are queued again")
    #expect(await run(["status"]).text.hasPrefix("queued 1, running 0, done 0, failed 0"))
  }

  @Test func `A run whose database fails ends with that`() async throws {
    struct Unplug: JobHandler {
      let database: Database
      let kind = JobKind("unplug", "closes the database")
      func handle(_ job: Job, in context: JobContext) async throws { database.close() }
    }
    let plugins = Module { Contribute<any JobHandler>(Unplug.init(database:)) }
    _ = await run(["enqueue", "unplug", ""], plugins: plugins)
    let outcome = await run(["run"], plugins: plugins)
    #expect(outcome.code == .storage)
    #expect(outcome.complaint == "the database '\(folder.database)' is closed")
    #expect(await run(["status"]).text.hasPrefix("queued 0, running 1, done 0, failed 0"))
  }

  @Test func `A file that is no database is refused`() async throws {
    // Long enough for SQLite to look at it.
    try String(repeating: "text ", count: 200)
      .write(toFile: folder.database, atomically: true, encoding: .utf8)
    let outcome = await run(["status"])
    #expect(outcome.code == .storage)
    #expect(outcome.complaint == "the database '\(folder.database)' is no database")
  }

  @Test func `The database of another program is left alone`() async throws {
    try Connection(path: folder.database, busyTimeout: 0).execute("CREATE TABLE cats (name)")
    let outcome = await run(["enqueue", "mail", "a@b"])
    #expect(outcome.code == .storage)
    #expect(outcome.complaint?.hasSuffix("is not a database of queue-worker") == true)
  }

  private func run(_ arguments: [String], plugins: Module = Module {}) async -> Outcome {
    let program = Program { [clock, log] settings in
      try Container.queueWorker(settings, plugins: plugins).overriding {
        Instance<any WorkClock>(clock)
        Instance<any LogSink>(log)
        Instance<any Randomness>(EvenChance())
      }
    }
    return await program.run(arguments: arguments + ["--database", folder.database])
  }
}
