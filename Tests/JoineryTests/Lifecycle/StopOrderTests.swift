import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Synchronization
import Testing

/// What a stop does, and in which order.
@Suite(.timeLimit(.minutes(10))) struct StopOrderTests {
  @Test func `L30: nothing is stopped before all that uses it, and what is independent at once`()
    async throws
  {
    let bothAreInside = AsyncLatch(2)
    let script = Script { step in
      if step == "stop B" || step == "stop C" { await bothAreInside.meet() }
    }
    let container = try Container("shop") {
      script.part(A.self, needs: Component<B>.self, Component<C>.self)
      script.part(B.self, needs: Component<D>.self)
      script.part(C.self, needs: Component<D>.self)
      script.part(D.self)
    }
    try await container.start()
    let report = try await container.stop()
    let steps = script.steps("stop")
    #expect(steps.first == "A" && steps.last == "D" && steps.count == 4)
    #expect(report.components.first?.name == "Component<A>")
    #expect(report.components.last?.name == "Component<D>")
    #expect(report.failures.isEmpty)
  }

  @Test func `L30: what can ask for another through a provider is stopped before it`() async throws
  {
    let script = Script()
    let container = try Container {
      script.part(B.self)
      Singleton { (_: Provider<Component<B>>) in Component<A>(script) }
    }
    // A is made first, although it uses B.
    _ = container.resolve(Component<A>.self)
    _ = try await container.get(Component<B>.self)
    try await container.stop()
    #expect(script.steps("close") == ["A", "B"])
  }

  @Test func `L30: what is between two components and is not shared does not hide the order`()
    async throws
  {
    let script = Script()
    let container = try Container {
      script.part(B.self)
      Transient { (_: Component<B>) in Link() }
      Singleton { (_: Link) in Component<A>(script) }.eager()
    }
    try await container.start()
    try await container.stop()
    #expect(script.steps("stop") == ["A", "B"])
  }

  @Test func `L03: a component is stopped, then finalised in reverse, then closed`() async throws {
    let journal = Journal()
    let container = try Container {
      Singleton { Pool(journal) }
        .onStop { (pool: Pool, _) in pool.journal.note("first finaliser") }
        .onStop { (pool: Pool, _) in pool.journal.note("second finaliser") }
    }
    _ = container.resolve(Pool.self)
    try await container.stop()
    #expect(journal.entries == ["stop", "second finaliser", "first finaliser", "close"])
  }

  @Test func `L05, L19: everything is stopped whatever fails, and all errors are told`()
    async throws
  {
    let script = Script { step in
      if step == "stop A" || step == "stop C" { throw Fault(name: step) }
    }
    let container = try Container("shop") {
      script.part(A.self, needs: Component<B>.self)
      script.part(B.self, needs: Component<C>.self).onStop { _, _ in
        script.journal.note("finalise B")
        throw Fault(name: "finalise B")
      }
      script.part(C.self)
    }
    try await container.start()
    let error = try #require(await thrown { try await container.stop() } as? LifecycleError)
    #expect(script.steps("stop") == ["B"])
    #expect(error.cause.component == "Component<A>")
    #expect(error.cause.error as? Fault == Fault(name: "stop A"))
    #expect(error.others.map(\.component) == ["Component<B>", "Component<C>"])
    #expect(error.issue.id == .stopFailed)
    #expect(error.issue.headline == "'shop' was stopped, but 'Component<A>' failed: stop A.")
    #expect(error.issue.notes.count == 2)
  }

  @Test func `a component whose every step fails tells all its errors`() async throws {
    let container = try Container {
      Singleton { Pool(Journal(), fails: true) }.onStop { _, _ in throw Fault(name: "finaliser") }
    }
    _ = container.resolve(Pool.self)
    let error = try #require(await thrown { try await container.stop() } as? LifecycleError)
    for name in ["stop", "finaliser", "close"] { #expect(error.description.contains(name)) }
  }

  @Test func `L06: a finaliser sees why the container ends`() async throws {
    for reason in [EndReason.finished, .failed(Fault(name: "flood"))] {
      let seen = Journal()
      let container = try Container {
        Singleton { Link() }.onStop { _, reason in seen.note("\(reason)") }
        Scoped { Pool(Journal()) }.onStop { _, reason in seen.note("\(reason)") }
      }
      _ = container.resolve(Link.self)
      let scope = try container.scope()
      _ = scope.resolve(Pool.self)
      try await scope.end(reason)
      try await container.stop(reason: reason)
      #expect(seen.entries == ["\(reason)", "\(reason)"])
    }
  }

  @Test func `V06, U03, U04: what the caller has made is left alone`() async throws {
    let script = Script()
    let container = try Container {
      Instance(Component<A>(script))
      Singleton { (part: Component<A>) in Component<B>(part.script) }.eager()
      Transient { Component<C>(script) }
    }
    try await container.start()
    _ = container.resolve(Component<C>.self)
    try await container.stop()
    #expect(script.journal.entries == ["start B", "stop B", "close B"])
  }

  @Test func `what was never made is not stopped`() async throws {
    let script = Script()
    let container = try Container {
      Singleton { Component<A>(script) }
      script.part(B.self)
    }
    try await container.stop()
    #expect(script.journal.entries == [])
  }

  @Test func `L21: a component may have only a start or only a stop`() async throws {
    let journal = Journal()
    let container = try Container {
      Singleton { OnlyStart(journal: journal) }.eager()
      Singleton { OnlyStop(journal: journal) }.eager()
    }
    try await container.start()
    try await container.stop()
    #expect(journal.entries == ["start", "stop"])
  }

  @Test func `a shared value that several keys give is stopped once`() async throws {
    let journal = Journal()
    let container = try Container {
      Singleton { Pool(journal) }
      Singleton<any Stoppable & Sendable> { (pool: Pool) in pool }
    }
    _ = container.resolve((any Stoppable & Sendable).self)
    try await container.stop()
    #expect(journal.count(of: "stop") == 1)
  }
}

// MARK: - Fixtures

private final class Link: Sendable {}

private struct OnlyStart: Startable, Sendable {
  let journal: Journal
  func start() { journal.note("start") }
}

private struct OnlyStop: Stoppable, Sendable {
  let journal: Journal
  func stop() { journal.note("stop") }
}

/// Something that is both stopped and closed.
private final class Pool: Stoppable, AsyncCloseable, Sendable {
  let journal: Journal
  let fails: Bool

  init(_ journal: Journal, fails: Bool = false) {
    self.journal = journal
    self.fails = fails
  }

  func stop() async throws { try end("stop") }
  func close() async throws { try end("close") }

  private func end(_ step: String) throws {
    journal.note(step)
    if fails { throw Fault(name: step) }
  }
}
