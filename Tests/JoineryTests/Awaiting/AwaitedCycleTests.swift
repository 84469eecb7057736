import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Constructions that ask for themselves while they are awaited.
@Suite(.timeLimit(.minutes(10))) struct AwaitedCycleTests {
  @Test func `L27: an awaited singleton that asks for itself is an error with the path`()
    async throws
  {
    let container = try Container {
      Singleton { (again: Provider<Egg>) async throws in
        _ = try await again.get()
        return Egg()
      }
    }
    #expect(try await path(of: { try await container.get(Egg.self) }) == ["Egg"])
  }

  @Test(arguments: RequestWay.allCases)
  func `L27: two awaited singletons that ask for each other are an error with the path`(
    _ way: RequestWay
  )
    async throws
  {
    let container = try Container {
      Singleton { (hen: Provider<Hen>) async throws in
        try await way.request { _ = try await hen.get() }
        return Egg()
      }
      Singleton { (egg: Provider<Egg>) async throws in
        try await way.request { _ = try await egg.get() }
        return Hen()
      }
    }
    #expect(try await path(of: { try await container.get(Egg.self) }) == ["Egg", "Hen"])
    #expect(try await path(of: { try await container.get(Hen.self) }) == ["Egg", "Hen"])
  }

  @Test(arguments: RequestWay.allCases)
  func `L27: a transient value in between is in the path`(_ way: RequestWay) async throws {
    let container = try Container {
      Singleton { (hen: Provider<Hen>) async throws in
        try await way.request { _ = try await hen.get() }
        return Egg()
      }
      Transient { (nest: Provider<Nest>) async throws in
        try await way.request { _ = try await nest.get() }
        return Hen()
      }
      Singleton { (egg: Lazy<Egg>) async throws in
        try await way.request { _ = try await egg.get() }
        return Nest()
      }
    }
    #expect(try await path(of: { try await container.get(Egg.self) }) == ["Egg", "Hen", "Nest"])
  }

  @Test func `L27: awaited transient values that ask for each other are an error`() async throws {
    let container = try Container {
      Transient { (hen: Provider<Hen>) async throws in
        _ = try await hen.get()
        return Egg()
      }
      Transient { (egg: Provider<Egg>) async throws in
        _ = try await egg.get()
        return Hen()
      }
    }
    let error = await thrown { try await container.get(Egg.self) } as? GraphError
    #expect(error?.ids == [.constructionCycle])
    #expect((error?.issues.first?.chain.count ?? 0) >= 3)
  }

  @Test func `two children of one construction may ask for one value`() async throws {
    let container = try Container {
      Singleton { (nest: Provider<Nest>) async throws in
        async let first = nest.get()
        async let second = nest.get()
        let (one, other) = try await (first, second)
        #expect(one === other)
        return Egg()
      }
      Singleton { (feather: Feather) async in Nest() }
      Singleton { () async in
        await Task.yield()
        return Feather()
      }
    }
    _ = try await container.get(Egg.self)
  }

  @Test func `after a cycle, the same value can be had in another way`() async throws {
    let faults = Faults(1)
    let container = try Container {
      Singleton { (hen: Provider<Hen>) async throws in
        do { try faults.fail() } catch { _ = try await hen.get() }
        return Egg()
      }
      Singleton { (egg: Egg) async in Hen() }
    }
    #expect(await thrown { try await container.get(Hen.self) } is GraphError)
    _ = try await container.get(Hen.self)
  }

  @Test func `a task that a factory starts and doesn't wait for may need the value`() async throws {
    let handle = Box<Task<Egg, any Error>>()
    let container = try Container {
      Singleton { (egg: Provider<Egg>) async in
        handle.value = Task { try await egg.get() }
        await Task.yield()
        return Egg()
      }
    }
    let egg = try await container.get(Egg.self)
    // It may have asked during the construction, of which it was a part for all that anyone knows.
    switch await handle.value?.result {
    case .success(let other): #expect(other === egg)
    case .failure(let error): #expect((error as? GraphError)?.ids == [.constructionCycle])
    case nil: Issue.record("the factory has not started its task")
    }
  }
}

// MARK: - Fixtures

private final class Egg: Sendable {}
private final class Hen: Sendable {}
private final class Nest: Sendable {}
private final class Feather: Sendable {}

/// How a factory makes a request.
enum RequestWay: CaseIterable, Sendable {
  case direct, asyncLet, taskGroup, mainActor

  func request(_ body: @escaping @Sendable () async throws -> Void) async throws {
    switch self {
    case .direct:
      try await body()
    case .asyncLet:
      async let request: Void = body()
      try await request
    case .taskGroup:
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await body() }
        try await group.waitForAll()
      }
    case .mainActor:
      try await Task { @MainActor in try await body() }.value
    }
  }
}

/// The cycle that a request fails with, from the first in the alphabet on.
private func path<Value>(of request: () async throws -> Value) async throws -> [String] {
  let error = try #require(await thrown(request) as? GraphError)
  #expect(error.ids == [.constructionCycle])
  let path = error.issues.first?.chain.map(\.name) ?? []
  #expect(path.count > 1 && path.first == path.last)
  let cycle = path.dropLast()
  let start = cycle.indices.min { cycle[$0] < cycle[$1] } ?? 0
  return Array(cycle[start...] + cycle[..<start])
}

/// A place for a value that a construction makes.
private final class Box<Value: Sendable>: @unchecked Sendable {
  // `@unchecked`: written by the construction, and read after it.
  var value: Value?
}
