import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Lazy values of what belongs to the main actor.
@Suite(.timeLimit(.minutes(10))) struct LazyMainActorTests {
  @MainActor
  @Test func `the main actor gets the same value each time, also of one that is not shared`()
    async throws
  {
    let container = try container()
    let lazy: Lazy<Window> = container.main.resolve()
    let window = try lazy.getOnMainActor()
    #expect(try lazy.getOnMainActor() === window)
    #expect(try await lazy.get() === window)
    #expect(try container.main.resolve(Lazy<Window>.self).getOnMainActor() !== window)
  }

  @Test func `others await the same value, and have it no other way`() async throws {
    let container = try container()
    let lazy: Lazy<Window> = container.resolve()
    let window = try await lazy.get()
    #expect(try await lazy.get() === window)
    #expect(try await lazy.getOnMainActor() === window)
    #expect(await refusal(of: lazy) == [.requiresMainActor])
  }

  @MainActor
  @Test func `a value that the main actor need not make is kept as well`() throws {
    let container = try Container { Transient { Plain() } }
    let lazy: Lazy<Plain> = container.resolve()
    let plain = try lazy.getOnMainActor()
    #expect(try lazy.getOnMainActor() === plain)
    #expect(lazy.value === plain)
  }

  @MainActor
  @Test func `a value that has to be awaited is there for the main actor once it was`() async throws
  {
    let container = try Container { Transient { () async in Plain() } }
    let lazy: Lazy<Plain> = container.resolve()
    #expect(try rejection { try lazy.getOnMainActor() }.ids == [.notStarted])
    let plain = try await lazy.get()
    #expect(try lazy.getOnMainActor() === plain)
  }

  @Test func `the steps of an object that is not shared run once`() throws {
    let steps = Counter()
    let container = try Container {
      Instance(1)
      Transient { Plain() }.configured { (_: Plain, _: Int) in steps.increment() }
    }
    let lazy: Lazy<Plain> = container.resolve()
    #expect(lazy.value === lazy.value)
    #expect(steps.value == 1)
  }
}

// MARK: - Fixtures

@MainActor private final class Window {}

private final class Plain: Sendable {}

private func container() throws -> Container {
  try Container {
    Transient(main: { @MainActor in
      MainActor.assertIsolated()
      return Window()
    })
  }
}

/// What is wrong with reading a lazy value outside the main actor without waiting.
@concurrent private func refusal(of lazy: Lazy<Window>) async -> [IssueID] {
  (await thrown { try readAtOnce(lazy) } as? GraphError)?.ids ?? []
}

private func readAtOnce(_ lazy: Lazy<Window>) throws -> Window { try lazy.get() }
