import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Scopes that end by themselves, and containers that run until they are cancelled.
@Suite(.timeLimit(.minutes(10))) struct ScopeEndTests {
  @Test func `M19, M23: a block's scope ends after the block, which gives its result`() async throws
  {
    let script = Script()
    let container = try shop(script)
    let number = try await container.withScope("job", job) { scope in
      _ = scope.resolve(Component<A>.self)
      _ = scope.resolve(Component<B>.self)
      #expect(script.journal.entries == [])
      return scope.resolve(Int.self) + 1
    }
    #expect(number == 42)
    #expect(script.journal.entries == ["finished", "close A"])
    // What belongs to the container lives on.
    _ = container.resolve(Component<B>.self)
    try await container.stop()
    #expect(script.steps("close") == ["A", "B"])
  }

  @Test func `L06: a block that throws ends its scope, which sees the error`() async throws {
    let script = Script()
    let container = try shop(script)
    let error = await thrown {
      try await container.withScope("job", job) { scope in
        _ = scope.resolve(Component<A>.self)
        throw Fault(name: "flood")
      }
    }
    #expect(error as? Fault == Fault(name: "flood"))
    #expect(script.journal.entries == ["failed(flood)", "close A"])
  }

  @Test func `L33: a block that is cancelled ends its scope with everything that it takes`()
    async throws
  {
    let isInside = AsyncLatch()
    let script = Script { _ in
      await Task.yield()
      try Task.checkCancellation()
    }
    let container = try shop(script)
    let task = Task {
      try await container.withScope("job", job) { scope in
        _ = scope.resolve(Component<A>.self)
        isInside.arrive()
        try await AsyncLatch().waitUnlessCancelled()
      }
    }
    await isInside.wait()
    task.cancel()
    #expect(await thrown { try await task.value } is CancellationError)
    #expect(script.journal.entries == ["\(EndReason.failed(CancellationError()))", "close A"])
  }

  @Test func `when ending the scope fails, the block's own error comes first`() async throws {
    let script = Script { step in
      if step == "close A" { throw Fault(name: "jammed") }
    }
    let container = try shop(script)
    let end = await thrown {
      try await container.withScope("job", job) { scope in
        _ = scope.resolve(Component<A>.self)
      }
    }
    #expect((end as? LifecycleError)?.issue.headline.contains("jammed") == true)
    let both = await thrown {
      try await container.withScope("job", job) { scope in
        _ = scope.resolve(Component<A>.self)
        throw Fault(name: "flood")
      }
    }
    #expect(both as? Fault == Fault(name: "flood"))
  }

  @Test func `L03, M17: scopes in scopes end from the inside out`() async throws {
    let script = Script()
    let container = try Container { Scoped { Component<A>(script) } }
    @BindingBuilder func parts() -> BindingList { Singleton { Component<B>(script) } }
    try await container.withScope("outer") { outer in
      _ = outer.resolve(Component<A>.self)
      try await outer.withScope("inner", parts) { inner in
        _ = inner.resolve(Component<B>.self)
      }
      #expect(script.journal.entries == ["close B"])
      _ = outer.resolve(Component<A>.self)
    }
    #expect(script.journal.entries == ["close B", "close A"])
  }

  @Test func `a scope is started like a container`() async throws {
    let script = Script()
    let container = try Container {
      script.part(B.self)
      Scoped { (_: Component<B>) async in Component<A>(script) }
    }
    try await container.start()
    try await container.withScope { scope in
      try await scope.start()
      _ = scope.resolve(Component<A>.self)
    }
    #expect(script.journal.entries == ["make B", "start B", "start A", "stop A", "close A"])
  }

  @Test func `a container runs until its task is cancelled, and stops then`() async throws {
    let isStarted = AsyncLatch()
    let script = Script { step in
      if step == "start A" { isStarted.arrive() }
      if step == "stop A" { try Task.checkCancellation() }
    }
    let container = try Container { script.part(A.self) }
    let task = Task { try await container.run() }
    await isStarted.wait()
    for _ in 0..<50 { await Task.yield() }
    task.cancel()
    try await task.value
    #expect(script.journal.entries == ["make A", "start A", "stop A", "close A"])
  }

  @Test func `a run that cannot start ends with the error`() async throws {
    let script = Script { step in
      if step == "start A" { throw Fault() }
    }
    let container = try Container { script.part(A.self) }
    let error = await thrown { try await container.run() } as? LifecycleError
    #expect(error?.cause.component == "Component<A>")
  }

  @Test func `L33: a run that is cancelled during the start stops what was made`() async throws {
    let isInside = AsyncLatch()
    let script = Script { step in
      guard step == "start A" else { return }
      isInside.arrive()
      try await AsyncLatch().waitUnlessCancelled()
    }
    let container = try Container {
      script.part(A.self, needs: Component<B>.self)
      script.part(B.self)
    }
    let task = Task { try await container.run() }
    await isInside.wait()
    task.cancel()
    #expect(await thrown { try await task.value } is CancellationError)
    #expect(script.steps("close").last == "B")
  }
}

// MARK: - Fixtures

/// A container with one shared component, B, and one of each scope, A.
private func shop(_ script: Script) throws -> Container {
  try Container("shop") {
    Singleton { Component<B>(script) }
    Scoped { (_: Component<B>) in Component<A>(script) }
      .onStop { _, reason in script.journal.note("\(reason)") }
  }
}

/// What a job's scope brings along.
@BindingBuilder private func job() -> BindingList { Instance(41) }
