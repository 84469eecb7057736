import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Who ends what: containers, scopes, and whoever holds a value.
@Suite(.timeLimit(.minutes(10))) struct OwnershipTests {
  @Test func `M20: a container that stops ends what it keeps, and no transient`() async throws {
    let script = Script()
    let container = try Container {
      Singleton { Component<A>(script) }
      Transient { Component<B>(script) }
    }
    _ = container.resolve(Component<A>.self)
    let transient = container.resolve(Component<B>.self)
    try await container.stop()
    #expect(script.steps("close") == ["A"])
    withExtendedLifetime(transient) {}
  }

  @Test func `U02: a scope made for one value ends it and what was made for it, and nothing else`()
    async throws
  {
    let script = Script()
    let container = try Container {
      Singleton { Component<A>(script) }
      Scoped { (_: Component<A>, _: Component<C>) in Component<B>(script) }
      Scoped { Component<C>(script) }
    }
    try await container.withScope { owner in _ = owner.resolve(Component<B>.self) }
    #expect(script.steps("close") == ["B", "C"])
    _ = container.resolve(Component<A>.self)
  }

  @Test func `U07: what the container binds and a scope makes ends with the scope`() async throws {
    let script = Script()
    let container = try Container {
      Scoped { Component<A>(script) }
      Transient { (_: Component<A>) in Component<B>(script) }
    }
    let scope = try container.scope()
    weak var gone: Component<B>?
    do {
      let transient = scope.resolve(Component<B>.self)
      gone = transient
      #expect(gone != nil)
    }
    // Nobody but who asked holds a transient.
    #expect(gone == nil)
    try await scope.end()
    #expect(script.steps("close") == ["A"])
  }

  @Test func `U08: a finaliser that fails keeps nothing of its scope from being ended`()
    async throws
  {
    let script = Script()
    let container = try Container {
      Scoped { (_: Component<B>) in Component<A>(script) }
        .onStop { _, _ in throw Fault(name: "finaliser") }
      Scoped { Component<B>(script) }
    }
    let scope = try container.scope()
    _ = scope.resolve(Component<A>.self)
    let error = await thrown { try await scope.end() } as? LifecycleError
    #expect(error?.cause.error as? Fault == Fault(name: "finaliser"))
    #expect(script.steps("close") == ["A", "B"])
  }

  @Test func `L29: a weak value that two scopes use goes with the last of them`() throws {
    let container = try Container {
      Weak(Shared.init)
      Scoped(User.init(shared:))
    }
    var first: Container? = try container.scope()
    var second: Container? = try container.scope()
    weak var gone: Shared?
    gone = shared(by: first)
    #expect(gone != nil)
    #expect(shared(by: second) === gone)
    first = nil
    #expect(gone != nil)
    second = nil
    #expect(gone == nil)
  }

  @Test func `V10: an object that can be closed at once as well is closed by waiting for it`()
    async throws
  {
    let journal = Journal()
    let container = try Container { Singleton { File(journal: journal) } }
    _ = container.resolve(File.self)
    try await container.stop()
    #expect(journal.entries == ["awaited"])
  }
}

/// Makes a scope's value: a call of its own, so that the optimiser does not hold it for longer.
@inline(never)
private func shared(by scope: Container?) -> Shared? { scope?.resolve(User.self).shared }

// MARK: - Fixtures

private final class Shared: Sendable {}

private final class User: Sendable {
  let shared: Shared

  init(shared: Shared) { self.shared = shared }
}

/// Something with both ways to close it.
private final class File: AsyncCloseable, Sendable {
  let journal: Journal

  init(journal: Journal) { self.journal = journal }

  func close() { journal.note("at once") }

  func close() async throws {
    await Task.yield()
    journal.note("awaited")
  }
}
