import Joinery
import JoineryTestSupport
import Testing

/// Who is told what graphs do.
@Suite(.timeLimit(.minutes(10))) struct ObserverTests {
  @Test func `G17, V35: a graph tells its observers of each step`() async throws {
    let journal = Journal()
    let graph = LowerGraph(observers: [TextLog { journal.note($0) }])
    try await graph.start()
    _ = graph.printer
    try await graph.stop()
    #expect(
      journal.steps == [
        "LowerGraph: making Spool", "LowerGraph: made Spool", "LowerGraph: making Printer",
        "LowerGraph: made Printer", "LowerGraph: stopped Spool",
      ])
  }

  @Test func `observers of a parent are told of its children, and not the other way round`() {
    let (all, some) = (Journal(), Journal())
    let lower = LowerGraph(observers: [TextLog { all.note($0) }])
    let upper = UpperGraph(lower: lower, observers: [TextLog { some.note($0) }])
    _ = upper.desk
    _ = lower.printer
    #expect(
      all.steps == [
        "UpperGraph: making Desk", "UpperGraph: made Desk", "LowerGraph: making Printer",
        "LowerGraph: made Printer",
      ])
    #expect(some.steps == Array(all.steps.prefix(2)))
  }

  @Test func `L31: a grandparent that is reached through two parents is told once`() {
    let journal = Journal()
    let lower = LowerGraph(observers: [TextLog { journal.note($0) }])
    let top = TopGraph(left: UpperGraph(lower: lower), right: OtherGraph(lower: lower))
    _ = top.lamp
    #expect(journal.steps == ["TopGraph: making Lamp", "TopGraph: made Lamp"])
  }
}

extension Journal {
  /// The lines of a log without how long things took.
  fileprivate var steps: [String] {
    entries.map { line in
      line.firstRange(of: " in ").map { String(line[..<$0.lowerBound]) } ?? line
    }
  }
}

private final class Spool: Stoppable, Sendable {
  init() async {}
  func stop() async throws {}
}
private final class Printer: Sendable {}
private final class Desk: Sendable {}
private final class Lamp: Sendable {}

@Graph private final class LowerGraph: Sendable {
  @Singleton(Spool.init) var spool: Spool
  @Singleton(Printer.init) var printer: Printer
}

@Graph private final class UpperGraph: Sendable {
  @Parent let lower: LowerGraph
  @Singleton(Desk.init) var desk: Desk
}

@Graph private final class OtherGraph: Sendable {
  @Parent let lower: LowerGraph
}

@Graph private final class TopGraph: Sendable {
  @Parent let left: UpperGraph
  @Parent let right: OtherGraph
  @Singleton(Lamp.init) var lamp: Lamp
}
