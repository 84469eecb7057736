import Testing

@testable import QueueWorkerKit

@Suite struct InvocationTests {
  @Test(arguments: [
    (["run"], Command.run), (["status"], .status), (["--help"], .help), (["run", "-h"], .help),
    (["enqueue", "mail", "a@b"], .enqueue(kind: "mail", payload: "a@b")),
    (["enqueue", "count-words", "--", "--x"], .enqueue(kind: "count-words", payload: "--x")),
    (["--workers", "3", "run"], .run),
  ])
  func `A command is read`(arguments: [String], command: Command) throws {
    #expect(try Invocation(arguments).command == command)
  }

  @Test(arguments: [
    ["--database=a.sqlite", "--workers=3", "--until-empty", "--grace=5"],
    ["--database", "a.sqlite", "--workers", "3", "--until-empty", "--grace", "5"],
  ])
  func `Options are read, with a space or an equals sign`(options: [String]) throws {
    let expected = Settings(
      database: "a.sqlite", workers: 3, isUntilEmpty: true, grace: .seconds(5))
    #expect(try Invocation(["run"] + options).settings == expected)
  }

  @Test(arguments: [
    ([], UsageError.noCommand), (["dance"], .unknownCommand("dance")),
    (["enqueue", "mail"], .wrongOperands("enqueue KIND PAYLOAD")),
    (["run", "now"], .wrongOperands("run")), (["run", "--fast"], .unknownOption("--fast")),
    (["run", "--until-empty=1"], .unknownOption("--until-empty=1")),
    (["run", "--workers"], .missingValue("--workers")),
    (["run", "--workers=0"], .malformedValue("--workers", expected: "a number from 1 to 64")),
    (["run", "--grace=x"], .malformedValue("--grace", expected: "a number from 0 to 86400")),
  ])
  func `What makes no sense is refused`(arguments: [String], error: UsageError) async {
    #expect(throws: error) { try Invocation(arguments) }
    let outcome = await Program().run(arguments: arguments)
    #expect(outcome.code == .usage)
    #expect(outcome.complaint == "\(error); see 'queue-worker --help'")
  }

  @Test func `The help lists the kinds`() async {
    let outcome = await Program().run(arguments: ["--help"])
    #expect(outcome.text.contains("  count-words  counts the words of its payload\n"))
    #expect(outcome.text.contains("  mail         greets its payload"))
  }
}
