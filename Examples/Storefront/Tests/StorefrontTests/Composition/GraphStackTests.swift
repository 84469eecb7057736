import Joinery
import JoineryTesting
import Testing

@testable import StorefrontKit

/// Graphs that are started and stopped together.
@Suite(.timeLimit(.minutes(10))) struct GraphStackTests {
  @Test("Parents are started first and stopped last")
  func order() async throws {
    let parts = Parts()
    let opening = try await parts.stack.start(closingTime: .seconds(30))
    #expect(opening.criticalPath.map(\.name) == ["Part", "any UpperPart"])
    try await parts.stack.stop(timeout: .seconds(30), reason: .finished)
    #expect(
      parts.journal.calls == ["made lower", "made upper", "stopped upper", "stopped lower"])
  }

  @Test("When a graph cannot be started, those below it are stopped again")
  func failing() async throws {
    let parts = Parts { throw ShopError.noUsers }
    let error = await #expect(throws: LifecycleError.self) {
      try await parts.stack.start(closingTime: .seconds(30))
    }
    #expect(error?.cause.error as? ShopError == .noUsers)
    #expect(parts.journal.calls == ["made lower", "stopped lower"])
  }

  @Test("A part that hangs is given up after a while, and the others are stopped all the same")
  func hanging() async throws {
    let parts = Parts { HangingPart() }
    _ = try await parts.stack.start(closingTime: .seconds(30))
    let error = await #expect(throws: LifecycleError.self) {
      try await parts.stack.stop(timeout: .milliseconds(10), reason: .finished)
    }
    #expect(error?.cause.component == "any UpperPart")
    #expect(error?.cause.error == nil)
    #expect(parts.journal.calls == ["made lower", "stopped lower"])
  }

  /// Two graphs on top of each other.
  private struct Parts {
    let journal = Recorder<String>()
    let stack: GraphStack

    init(upper: (@Sendable () throws -> any UpperPart)? = nil) {
      let lower = LowerGraph(journal: journal)
      stack = GraphStack(graphs: [
        lower,
        UpperGraph(
          lower: lower, make: upper ?? { [journal] in Part(name: "upper", journal: journal) }),
      ])
    }
  }
}

@Graph
private final class LowerGraph: Sendable {
  let journal: Recorder<String>

  @Singleton func makePart() throws -> Part { Part(name: "lower", journal: journal) }
}

@Graph
private final class UpperGraph: Sendable {
  @Parent let lower: LowerGraph
  let make: @Sendable () throws -> any UpperPart

  @Singleton func makeUpperPart() throws -> any UpperPart { try make() }
}

/// What the upper graph makes.
private protocol UpperPart: Stoppable, Sendable {}

private final class Part: UpperPart {
  let name: String
  let journal: Recorder<String>

  init(name: String, journal: Recorder<String>) {
    self.name = name
    self.journal = journal
    journal.record("made \(name)")
  }

  func stop() async throws { journal.record("stopped \(name)") }
}

/// A part that never gets to its end by itself.
private struct HangingPart: UpperPart {
  func stop() async throws { try await Task.sleep(for: .seconds(3600)) }
}
