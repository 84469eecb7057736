import Foundation
import JoineryTesting
import Testing

@testable import StorefrontKit

@Suite(.injecting { $0.analytics = NoAnalytics() }) struct TraceTests {
  /// What a reader of the format needs.
  struct Trace: Decodable {
    struct Event: Decodable {
      let name: String
      let cat: String
      let ph: String
      let ts: Double
      let dur: Double
      let tid: Int
    }

    let traceEvents: [Event]
  }

  let folder: TemporaryFolder
  let file: String
  let database: String

  init() throws {
    folder = try TemporaryFolder()
    file = folder.path("trace.json")
    database = folder.path("shop.sqlite")
  }

  @Test("A trace names what was opened and what was closed, with times that fit together")
  func names() async throws {
    let run = await run("users", "--trace", file)
    #expect(run.exitCode == 0)
    let events = try trace().traceEvents
    let made = events.filter { $0.cat == "construction" }
    let names = Set(made.map(\.name))
    #expect(names.isSuperset(of: ["Database", "any APIClient", "any ProductRepository"]))
    let stopped = events.filter { $0.cat == "stop" }
    #expect(stopped.map(\.name) == ["any APIClient", "Database"])
    #expect(events.allSatisfy { $0.ph == "X" && $0.ts >= 0 && $0.dur >= 0 && $0.tid > 0 })
    let end = made.map { $0.ts + $0.dur }.max() ?? 0
    // Times are cut to whole microseconds.
    #expect(stopped.allSatisfy { $0.ts + 2 >= end })
  }

  @Test("A run that cannot open its database leaves a trace of that")
  func notOpened() async throws {
    try Data(String(repeating: "Dear diary, ", count: 200).utf8).write(
      to: URL(filePath: database))
    #expect(await run("users", "--trace", file).exitCode == 3)
    #expect(try trace().traceEvents.contains { $0.name == "Database" && $0.cat == "failure" })
  }

  @Test("A run that is refused leaves its trace all the same")
  func refused() async throws {
    #expect(await run("buy", "TEA", "--trace", file).exitCode == 1)
    #expect(try trace().traceEvents.contains { $0.name == "Database" && $0.cat == "stop" })
  }

  @Test("A trace that cannot be written is a failure, before anything is done")
  func unwritable() async throws {
    let run = await run("buy", "MUG", "--trace", folder.path("missing/trace.json"))
    #expect(run.exitCode == 5)
    #expect(run.output == "")
    #expect(
      run.error == "storefront: the trace '\(folder.path("missing/trace.json"))' cannot be "
        + "written: No such file or directory\n")
    #expect(!FileManager.default.fileExists(atPath: database))
  }

  @Test("A trace does not overwrite the database")
  func overwriting() async throws {
    _ = await run("users")
    let before = try Data(contentsOf: URL(filePath: database))
    #expect(await run("users", "--trace", database).exitCode == 2)
    #expect(try Data(contentsOf: URL(filePath: database)) == before)
  }

  @Test("The wiring is shown without opening anything, so that its trace is empty")
  func graph() async throws {
    #expect(await run("graph", "--trace", file).exitCode == 0)
    #expect(try trace().traceEvents.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: database))
  }

  private func run(_ arguments: String...) async -> TestShop.Run {
    var output = ""
    var error = ""
    let exitCode = await CommandLineApp().run(
      arguments: arguments + ["--database", database], environment: [:],
      output: { output += $0 }, error: { error += $0 })
    return TestShop.Run(exitCode: exitCode, output: output, error: error)
  }

  private func trace() throws -> Trace {
    try JSONDecoder().decode(Trace.self, from: Data(contentsOf: URL(filePath: file)))
  }
}
