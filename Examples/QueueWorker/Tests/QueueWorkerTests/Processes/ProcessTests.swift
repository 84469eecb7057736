import Foundation
import Testing

@testable import QueueWorkerKit

/// Real processes, and the signals that they get.
@Suite(.timeLimit(.minutes(5))) struct ProcessTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `Jobs are queued, done and listed by processes of their own`() throws {
    #expect(try run("enqueue", "count-words", "one two").output == "job 1 is queued\n")
    #expect(try run("run", "--until-empty").output.hasPrefix("claimed 1, done 1, "))
    #expect(try run("status").output.hasPrefix("queued 0, running 0, done 1, failed 0\n"))
  }

  @Test func `Two processes do each job once`() async throws {
    let queue = try await openQueue()
    for _ in 1...20 { _ = try queue.add(kind: "count-words", payload: "a", at: .now) }
    let processes = try (1...2).map { _ in try start("run", "--until-empty") }
    for process in processes { #expect(try process.end().exitCode == 0) }
    #expect(try queue.all().allSatisfy { $0.state == .done && $0.attempts == 1 })
  }

  @Test(arguments: [SIGTERM, SIGINT])
  func `A signal lets the running job finish`(signal: Int32) throws {
    for _ in 1...2 { _ = try start("enqueue", "gate", "").end() }
    let process = try start("run", "--workers", "1")
    #expect(try process.says("attempt 1: begun"))
    process.send(signal)
    #expect(try process.says("taking no more jobs"))
    try process.openGate()
    let end = try process.end()
    #expect(end.exitCode == 0)
    #expect(end.output.hasPrefix("claimed 1, done 1, "))
    #expect(try run("status").output.hasPrefix("queued 1, running 0, done 1, failed 0\n"))
  }

  @Test func `The second signal ends the process at once`() async throws {
    let process = try startGate()
    process.send(SIGTERM)
    #expect(try process.says("taking no more jobs"))
    process.send(SIGTERM)
    #expect(try process.end().exitCode == 128 + SIGTERM)
    #expect(try await openQueue().all().map(\.state) == [.running])
  }

  @Test func `The job of a process that was killed is taken again`() async throws {
    let process = try startGate()
    process.send(SIGKILL)
    #expect(try process.end().signal == SIGKILL)
    let queue = try await openQueue()
    #expect(try queue.claim(at: .now, until: .now) == nil)
    let later = Timestamp.now + .seconds(3600)
    #expect(try queue.claim(at: later, until: later)?.attempt == 2)
  }

  // MARK: Support

  private func start(_ arguments: String...) throws -> ChildProcess {
    try ChildProcess("GatedWorker", arguments + ["--database", folder.database])
  }

  private func startGate() throws -> ChildProcess {
    _ = try start("enqueue", "gate", "").end()
    let process = try start("run")
    #expect(try process.says("attempt 1: begun"))
    return process
  }

  private func run(_ arguments: String...) throws -> ChildProcess.End {
    try ChildProcess("queue-worker", arguments + ["--database", folder.database]).end()
  }

  private func openQueue() async throws -> SQLiteJobQueue {
    var settings = Settings()
    settings.database = folder.database
    return SQLiteJobQueue(database: try await .open(settings: settings))
  }
}

extension Timestamp {
  fileprivate static var now: Timestamp { SystemWorkClock().now }
}
