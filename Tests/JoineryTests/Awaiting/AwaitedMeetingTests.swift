import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Awaited constructions in several tasks that meet.
@Suite(.timeLimit(.minutes(10))) struct AwaitedMeetingTests {
  @Test(arguments: 0..<20)
  func `L27: two tasks whose values need each other get an error, whoever comes first`(_: Int)
    async throws
  {
    let bothAreInside = AsyncLatch(2)
    let container = try Container {
      Singleton { (hen: Provider<Hen>) async throws in
        await bothAreInside.meet()
        _ = try await hen.get()
        return Egg()
      }
      Singleton { (egg: Provider<Egg>) async throws in
        await bothAreInside.meet()
        _ = try await egg.get()
        return Hen()
      }
    }
    async let egg = thrown { try await container.get(Egg.self) }
    async let hen = thrown { try await container.get(Hen.self) }
    for error in [await egg, await hen] {
      let issue = try #require((error as? GraphError)?.issues.first)
      #expect(issue.id == .constructionCycle)
      #expect([["Egg", "Hen", "Egg"], ["Hen", "Egg", "Hen"]].contains(issue.chain.map(\.name)))
    }
  }

  @Test func `L27: a ring of three tasks is an error`() async throws {
    let allAreInside = AsyncLatch(3)
    let container = try Container {
      Singleton { (hen: Provider<Hen>) async throws in
        await allAreInside.meet()
        _ = try await hen.get()
        return Egg()
      }
      Singleton { (nest: Provider<Nest>) async throws in
        await allAreInside.meet()
        _ = try await nest.get()
        return Hen()
      }
      Singleton(main: { @MainActor (egg: Provider<Egg>) async throws in
        await allAreInside.meet()
        _ = try await egg.get()
        return Nest()
      })
    }
    async let egg = thrown { try await container.get(Egg.self) }
    async let hen = thrown { try await container.get(Hen.self) }
    async let nest = thrown { try await container.get(Nest.self) }
    for error in [await egg, await hen, await nest] {
      let issue = try #require((error as? GraphError)?.issues.first)
      #expect(issue.id == .constructionCycle)
      #expect(issue.chain.count == 4)
    }
  }

  @Test func `V26: tasks that only share what they wait for are no cycle`() async throws {
    let bothAreInside = AsyncLatch(2)
    let container = try Container {
      Singleton { (nest: Provider<Nest>) async throws in
        await bothAreInside.meet()
        _ = try await nest.get()
        return Egg()
      }
      Singleton { (nest: Provider<Nest>) async throws in
        await bothAreInside.meet()
        _ = try await nest.get()
        return Hen()
      }
      Singleton { () async in
        await Task.yield()
        return Nest()
      }
    }
    async let egg = container.get(Egg.self)
    async let hen = container.get(Hen.self)
    _ = try await (egg, hen)
  }
}

// MARK: - Fixtures

private final class Egg: Sendable {}
private final class Hen: Sendable {}
private final class Nest: Sendable {}
