import JoineryAnalysis
import JoineryReading
import Testing

/// Factories of graphs that are named without labels.
@Suite struct `Factories without labels` {
  private static let functions = """
    import Joinery
    struct Clock: Sendable { init() {} }
    final class Log: Sendable { init(clock: Clock, depth: Int = 1) {} }
    func makeLog(clock: Clock) -> Log { Log(clock: clock) }
    func openLog(_ clock: Clock) -> Log { Log(clock: clock) }
    func anyLog(clock: Clock) -> Log { Log(clock: clock) }
    func anyLog(name: String) -> Log { Log(clock: Clock()) }
    func defaultLog(depth: Int = 1) -> Log { Log(clock: Clock()) }
    enum Logs { static func make(clock: Clock) -> Log { Log(clock: clock) } }
    """

  /// The issues of a member of a graph, each with its notes and its fix.
  private func issues(of member: String) -> [String] {
    let sources = Sources([
      "App/Graph.swift": """
      \(Self.functions)
      @Graph final class G: Sendable {
        @Singleton(Clock.init) var clock: Clock
        \(member)
      }
      """
    ])
    return sources.issues
      + sources.report.issues.flatMap { item in
        item.issue.notes.map(\.text) + [item.issue.fix].compactMap(\.self)
      }
  }

  @Test(arguments: [
    (
      "@Singleton(makeLog) var log: Log",
      [
        "App/Graph.swift:12:14 error not-a-factory: "
          + "'makeLog' is named without labels, which say what it is given.",
        "makeLog(clock:)",
      ]
    ),
    (
      "@Singleton(Log.init) var log: Log",
      [
        "App/Graph.swift:12:14 error not-a-factory: "
          + "'Log.init' is named without labels, which say what it is given.",
        "Log.init(clock:depth:)",
      ]
    ),
    (
      "@Transient(Logs.make) var log: Log",
      [
        "App/Graph.swift:12:14 error not-a-factory: "
          + "'Logs.make' is named without labels, which say what it is given.",
        "Logs.make(clock:)",
      ]
    ),
    (
      "@Singleton(anyLog) var log: Log",
      [
        "App/Graph.swift:12:14 error not-a-factory: "
          + "'anyLog' is named without labels, which say what it is given.",
        "it may also be 'anyLog(name:)'", "anyLog(clock:)",
      ]
    ),
    (
      "@Singleton(openLog) var log: Log",
      [
        "App/Graph.swift:12:14 error unlabelled-parameter: "
          + "Parameter 1 of 'openLog' has no label, and labels are the wiring; "
          + "make the value in a function with a body."
      ]
    ),
    (
      "@Singleton(Log.init(clock:depth:), test: makeLog) var log: Log; let depth: Int",
      [
        "App/Graph.swift:12:44 error not-a-factory: "
          + "'makeLog' is named without labels, which say what it is given.",
        "makeLog(clock:)",
      ]
    ),
    ("@Singleton(defaultLog) var log: Log", []),
    ("@Singleton(makeLog(clock:)) var log: Log", []),
    ("@Singleton(elsewhere) var log: Log", []),
  ])
  func `lead to the labels, or to a body`(member: String, expected: [String]) {
    #expect(issues(of: member) == expected)
  }
}
