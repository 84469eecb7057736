import JoineryTestSupport
import Testing

@testable import Joinery

/// What the reports of starts and stops say in words.
@Suite struct ReportTests {
  @Test func `a start says what was made and started, and after what`() async throws {
    let script = Script()
    let container = try Container {
      script.part(A.self, needs: Component<B>.self)
      script.part(B.self)
    }
    let text = try await container.start().description
    #expect(
      text.withoutTimes == """
        started in _
          made Component<B> in _
          made Component<A> in _, after Component<B>
          started Component<B> in _
          started Component<A> in _, after Component<B>
        """)
  }

  @Test func `a stop says what was stopped, what has failed and what was late`() async throws {
    let held = HeldStep(name: "stop A", isCancelledFirst: true)
    let container = try Container("shop") {
      held.script.part(A.self)
      Script { step in if step == "stop B" { throw Fault(name: "flood") } }
        .part(B.self, needs: Component<A>.self)
      Script().part(C.self, needs: Component<B>.self)
    }
    try await container.start()
    async let stopped = container.core.stop(timeout: .milliseconds(1), reason: .finished)
    await held.isCancelled.wait()
    held.mayGoOn.arrive()
    let report = try await stopped
    #expect(
      report.description.withoutTimes == """
        stopped in _
          stopped Component<C> in _
          failed to stop Component<B> after _: flood
          Component<A> was not done after _
        """)
    #expect(report.components.allSatisfy { $0.duration == $0.ended - $0.began })
  }

  @Test func `a stop says nothing of a component that nobody has started`() async throws {
    let steps = Journal()
    let container = try Container(observers: [TextLog { steps.note($0) }]) {
      Singleton { Machine() }
    }
    _ = try await container.get(Machine.self)
    let report = try await container.stop()
    #expect(report.components.count == 0)
    #expect(steps.entries.count { $0.contains("stopped") } == 0)
  }
}

// MARK: - Fixtures

/// Something that is stopped only when it was started.
private final class Machine: Startable, Stoppable, Sendable {
  func start() async throws {}
  func stop() async throws {}
}

extension String {
  /// The text without how long things took.
  fileprivate var withoutTimes: String { replacing(#/[0-9]+\.[0-9] ms/#, with: "_") }
}
