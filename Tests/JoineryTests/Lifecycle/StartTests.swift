import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// What a start makes and starts, and when.
@Suite(.timeLimit(.minutes(10))) struct StartTests {
  @Test func `L15, U14: components are made and then started in the order of what they need`()
    async throws
  {
    let script = Script()
    let container = try Container {
      script.part(A.self, needs: Component<B>.self)
      script.part(B.self, needs: Component<C>.self)
      script.part(C.self)
    }
    try await container.start()
    #expect(
      script.journal.entries == [
        "make C", "make B", "make A", "start C", "start B", "start A",
      ])
  }

  @Test func `G07: what is eager or awaited is made, and what they need, and nothing else`()
    async throws
  {
    let script = Script()
    let container = try Container {
      Singleton { (_: Unique<B>) in Unique<A>(script) }.eager()
      Singleton { Unique<B>(script) }
      Singleton { Unique<C>(script) }
      Singleton { (_: Unique<A>) async in Unique<D>(script) }
    }
    try await container.start()
    #expect(script.journal.entries == ["B", "A", "D"])
    _ = container.resolve(Unique<D>.self)
  }

  @Test func `a component that was asked for before the start is started, after what it needs`()
    async throws
  {
    let script = Script()
    let container = try Container {
      Singleton { (_: Component<B>) in Component<A>(script) }
      Singleton { Component<B>(script) }
      Singleton { Component<C>(script) }
      Instance(Component<D>(script))
    }
    _ = container.resolve(Component<A>.self)
    _ = container.resolve(Component<D>.self)
    let report = try await container.start()
    #expect(script.journal.entries == ["start B", "start A"])
    #expect(report.components.filter { $0.phase == .start }.count == 2)
    try await container.stop()
    #expect(script.steps("stop") == ["A", "B"])
  }

  @Test func `an eager singleton of a scope is made by the scope's start`() async throws {
    let script = Script()
    let container = try Container { Scoped { () async in Unique<A>(script) } }
    try await container.start()
    #expect(script.journal.entries == [])
    try await container.withScope { scope in
      try await scope.start()
      _ = scope.resolve(Unique<A>.self)
    }
    #expect(script.journal.entries == ["A"])
  }

  @Test(arguments: ["make", "start"])
  func `L23: independent components are made and started at the same time`(_ word: String)
    async throws
  {
    let bothAreInside = AsyncLatch(2)
    let script = Script { step in
      if step.hasPrefix(word) { await bothAreInside.meet() }
    }
    let container = try Container {
      script.part(A.self)
      script.part(B.self)
    }
    try await container.start()
  }

  @Test(arguments: ["make", "start"])
  func `a component does not wait for what it does not need`(_ word: String) async throws {
    let cIsDone = AsyncLatch()
    let script = Script { step in
      if step == "\(word) A" { await cIsDone.wait() }
      if step == "\(word) C" { cIsDone.arrive() }
    }
    let container = try Container {
      script.part(A.self)
      script.part(B.self)
      script.part(C.self, needs: Component<B>.self)
    }
    try await container.start()
    #expect(script.journal.entries.count == 6)
  }

  @Test(arguments: [1, 2, 3])
  func `no more components are worked on at a time than allowed`(limit: Int) async throws {
    let (inside, left) = (Counter(), Counter())
    let limitIsReached = AsyncLatch(limit)
    let script = Script { _ in
      let count = inside.increment() - left.value
      #expect(count <= limit)
      limitIsReached.arrive()
      await limitIsReached.wait()
      left.increment()
    }
    let container = try Container {
      script.part(A.self)
      script.part(B.self)
      script.part(C.self)
      script.part(D.self)
    }
    try await container.start(maxConcurrency: limit)
    #expect(script.journal.entries.count == 8)
  }

  @Test func `one after the other, the order is that of the list`() async throws {
    for _ in 0..<10 {
      let script = Script { _ in await Task.yield() }
      let container = try Container {
        script.part(A.self)
        script.part(B.self, needs: Component<D>.self)
        script.part(C.self)
        script.part(D.self)
      }
      try await container.start(maxConcurrency: 1)
      #expect(script.steps("make").first == "A")
      #expect(script.steps("make") == script.steps("start"))
    }
  }

  @Test func `the report has the chain that the duration is made of`() async throws {
    let cIsDone = AsyncLatch()
    let script = Script { step in
      if step == "make B" {
        await cIsDone.wait()
        // C has said so from inside its construction, which ends in this time.
        try await Task.sleep(for: .milliseconds(300))
      }
      if step == "make C" { cIsDone.arrive() }
    }
    let container = try Container {
      script.part(A.self, needs: Component<B>.self, Component<C>.self)
      script.part(B.self, needs: Component<D>.self)
      script.part(C.self, needs: Component<D>.self)
      script.part(D.self)
    }
    let report = try await container.start()
    let built = report.components.filter { $0.phase == .construction }.map(\.name)
    #expect(built == ["D", "C", "B", "A"].map { "Component<\($0)>" })
    let started = report.components.filter { $0.phase == .start }.map(\.name)
    #expect(started.count == 4 && started.first == built.first && started.last == built.last)
    let path = report.criticalPath.filter { $0.phase == .construction }.map(\.name)
    #expect(path == ["D", "B", "A"].map { "Component<\($0)>" })
    #expect(report.criticalPath.filter { $0.phase == .start }.count == 3)
    for component in report.components { #expect(component.began <= component.ended) }
    #expect(report.duration >= report.components.map(\.ended).max() ?? .zero)
  }

  @Test func `L18: a second start is an error that says what the container is`() async throws {
    let (isInside, mayGoOn) = (AsyncLatch(), AsyncLatch())
    let script = Script { step in
      if step == "make A" {
        isInside.arrive()
        await mayGoOn.wait()
      }
    }
    let container = try Container("shop") { script.part(A.self) }
    async let report = container.start()
    await isInside.wait()
    #expect(await refusal(of: container) == "'shop' can't be started: it is being started.")
    mayGoOn.arrive()
    _ = try await report
    #expect(await refusal(of: container) == "'shop' can't be started: it is started.")
    try await container.stop()
    #expect(await refusal(of: container) == "'shop' can't be started: it has been stopped.")
    let line = #line + 1
    let error = await thrown { try await container.start() } as? GraphError
    #expect(error?.issues.map(\.place?.line) == [line])
    #expect(script.journal.entries == ["make A", "start A", "stop A", "close A"])
  }

  @Test func `a container without components starts and stops`() async throws {
    let container = try Container { Instance(1) }
    #expect(try await container.start().components.isEmpty)
    #expect(try await container.stop().components.isEmpty)
  }

  @Test func `who asks during the start waits for the same value, and may stop waiting`()
    async throws
  {
    let (isInside, mayGoOn) = (AsyncLatch(), AsyncLatch())
    let script = Script { step in
      if step == "make A" {
        isInside.arrive()
        await mayGoOn.wait()
        try Task.checkCancellation()
      }
    }
    let container = try Container { script.part(A.self) }
    let start = Task { try await container.start() }
    await isInside.wait()
    let patient = Task { try await container.get(Component<A>.self) }
    let impatient = Task { try await container.get(Component<A>.self) }
    impatient.cancel()
    #expect(await thrown { try await impatient.value } is CancellationError)
    mayGoOn.arrive()
    _ = try await start.value
    #expect(try await patient.value === container.resolve(Component<A>.self))
    #expect(script.journal.entries == ["make A", "start A"])
  }

  @Test func `what starts waits only for what starts, in the report as well`() async throws {
    let script = Script()
    let container = try Container {
      script.part(A.self)
      Singleton { (_: Component<A>) async in Plain<B>() }
      Singleton { (_: Plain<B>) async in
        Component<C>(script)
      }
    }
    let report = try await container.start()
    #expect(script.steps("start") == ["A", "C"])
    let path = report.criticalPath
    #expect(
      path.map(\.name)
        == ["Component<A>", "Plain<B>", "Component<C>", "Component<A>", "Component<C>"])
    #expect(path.last?.waitedFor == "Component<A>")
  }

  @Test func `what was asked for before the start is made once and started`() async throws {
    let script = Script()
    let container = try Container {
      script.part(A.self, needs: Component<B>.self)
      script.part(B.self)
    }
    _ = try await container.get(Component<A>.self)
    try await container.start()
    #expect(script.journal.entries == ["make B", "make A", "start B", "start A"])
  }
}

// MARK: - Fixtures

/// Has nothing to start.
private final class Plain<Tag>: Sendable {}

/// Tells when it is made.
private final class Unique<Tag>: Sendable {
  init(_ script: Script) { script.journal.note("\(Tag.self)") }
}

/// The headline of the error that starting a container gives.
private func refusal(of container: Container) async -> String? {
  (await thrown { try await container.start() } as? GraphError)?.headlines.first
}
