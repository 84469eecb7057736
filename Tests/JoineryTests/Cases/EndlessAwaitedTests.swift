import Joinery
import JoineryAnalysis
import JoineryTestSupport
import JoineryThreads
import Testing

/// Requests that are awaited and lead to each other without end, which no stack shows.
@Suite(.timeLimit(.minutes(10))) struct EndlessAwaitedTests {
  @Test(arguments: Detour.allCases)
  func `awaited transients that an object leads back to are a typed error`(
    detour: Detour
  ) async throws {
    let way = Way()
    let container = try Container("shop") {
      Instance(way)
      Transient { (way: Way) async throws in Tree(fork: try await way.fork(detour)) }
      Transient { (way: Way) async throws in Fork(tree: try await way.tree()) }
    }
    way.container = container
    let error = await thrown { try await container.get(Tree.self) } as? GraphError
    let issue = try #require(error?.issues.first)
    #expect(issue.id == .endlessConstruction)
    #expect(issue.headline.contains("of 'shop' doesn't end: 2,001 requests wait for each other."))
    #expect(issue.chain.count == 3)
    // An injection has the name of what is injected into, which is not bound.
    let other = detour == .byInjection ? "Holder" : "Fork"
    #expect(Set(issue.chain.map(\.name)) == ["Tree", other])
    #expect(issue.chain.first?.name == issue.chain.last?.name)
    // The declarations' places, and that of the innermost request.
    let places = issue.chain.filter { $0.name != "Holder" }.map(\.place?.file)
    #expect(places.allSatisfy { $0 == #fileID })
    #expect(issue.place?.file == #fileID)
    #expect(issue.chain.allSatisfy { $0.place != issue.place })
    way.container = nil
  }

  @Test func `awaited functions whose arguments have no end are a typed error`() async throws {
    let container = try Container {
      Assisted(Int.self) {
        (number: Int, make: @escaping @Sendable (Int) async throws -> Branch) async throws in
        Branch(next: try await make(number + 1))
      }
    }
    let make: @Sendable (Int) async throws -> Branch = container.resolve()
    let error = await thrown { try await make(0) } as? GraphError
    #expect(error?.ids == [.endlessConstruction])
  }

  @Test func `shared values of scopes that are opened without end are a typed error`() async throws
  {
    let container = try Container { Instance(0) }
    let error = await thrown { try await descend(into: container) } as? GraphError
    #expect(error?.ids == [.endlessConstruction])
  }

  @Test func `a thousand functions that end may wait for each other`() async throws {
    let container = try Container {
      Assisted(Int.self) {
        (number: Int, make: @escaping @Sendable (Int) async throws -> Branch) async throws in
        Branch(next: number == 0 ? nil : try await make(number - 1))
      }
    }
    let make: @Sendable (Int) async throws -> Branch = container.resolve()
    #expect(try await make(1_000).length == 1_001)
  }

  @Test func `a chain of declared dependencies may be longer than that`() async throws {
    let container = try Container {
      for number in 0..<3_000 {
        link(numberedType(number), to: numberedType(number + 1))
      }
      end(numberedType(3_000))
    }
    #expect(try await height(of: numberedType(0), in: container) == 3_001)
  }

  @Test func `requests of tasks that outlive who began them are not made for each other`()
    async throws
  {
    let way = Way()
    let container = try Container {
      Instance(way)
      Transient { (way: Way) async in
        let mayGoOn = AsyncLatch()
        return Successor(
          mayGoOn: mayGoOn,
          next: Task {
            await mayGoOn.wait()
            return try await way.successor()
          })
      }
    }
    way.container = container
    var successor = try await container.get(Successor.self)
    for _ in 0..<2_100 {
      successor.mayGoOn.arrive()
      successor = try await successor.next.value
    }
    successor.next.cancel()
    way.container = nil
    successor.mayGoOn.arrive()
  }
}

// MARK: - Fixtures

/// How an object leads back.
enum Detour: CaseIterable {
  case directly
  case inAChildTask
  case throughAProvider
  case byInjection
}

private final class Tree: Sendable {
  init(fork: Fork) {}
}

private final class Fork: Sendable {
  init(tree: Tree) {}
}

private final class Branch: Sendable {
  let length: Int
  init(next: Branch?) { length = (next?.length ?? 0) + 1 }
}

private struct Successor: Sendable {
  let mayGoOn: AsyncLatch
  let next: Task<Successor, any Error>
}

/// An object that knows the container.
private final class Way: Sendable {
  private let stored = Mutex<Container?>(nil)

  var container: Container? {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  func known() throws -> Container {
    guard let container else { throw CancellationError() }
    return container
  }

  func fork(_ detour: Detour) async throws -> Fork {
    let container = try known()
    switch detour {
    case .directly: return try await container.get()
    case .inAChildTask:
      async let fork = container.get(Fork.self)
      return try await fork
    case .throughAProvider: return try await container.get(Lazy<Fork>.self).get()
    case .byInjection:
      var holder = Holder()
      try await container.inject(into: &holder) { Setter(\.fork) }
      guard let fork = holder.fork else { throw CancellationError() }
      return fork
    }
  }

  func tree() async throws -> Tree { try await known().get() }
  func successor() async throws -> Successor { try await known().get() }
}

private struct Holder {
  var fork: Fork?
}

@BindingBuilder private func end<Link: NumberedType>(_ type: Link.Type) -> BindingList {
  Transient { () async in Link(height: 1) }
}

@BindingBuilder private func link<Link: NumberedType, Next: NumberedType>(
  _ type: Link.Type, to next: Next.Type
) -> BindingList {
  Transient { (next: Next) async in Link(height: next.height + 1) }
}

private func height<Link: NumberedType>(
  of type: Link.Type, in container: Container
) async throws -> Int {
  try await container.get(type).height
}

/// Asks a scope for a shared object whose initialiser makes another scope, and so on.
private func descend(into container: Container) async throws -> Branch {
  try await container.scope {
    Scoped { () async throws in Branch(next: try await descend(into: container)) }
  }
  .get()
}
