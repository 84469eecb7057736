import Joinery
import JoineryAnalysis
import JoineryTestSupport
import JoineryThreads
import Synchronization
import Testing

/// Values that go while somebody asks for them.
@Suite(.timeLimit(.minutes(10))) struct WeakRaceTests {
  @Test func `a weak value that is being destroyed is never handed out`() throws {
    let alive = Counter()
    let container = try Container { Weak { Mortal(alive) } }
    let results = race(8) { _ in
      // Each round lets go of the value while other threads ask for it.
      for _ in 0..<5_000 {
        let value = try container.get(Mortal.self)
        if !value.isAlive { return false }
      }
      return true
    }
    #expect(try results.map { try $0.get() }.allSatisfy { $0 })
  }

  @Test func `a weak value is one as long as anybody holds it`() throws {
    let builds = Counter()
    let container = try Container { Weak { Mortal(builds) } }
    try withExtendedLifetime(container.get(Mortal.self)) { held in
      // The threads, which may end later than the race, don't hold the object.
      let identity = ObjectIdentifier(held)
      let results = try race(8) { _ in
        try (0..<1_000).allSatisfy { _ in
          ObjectIdentifier(try container.get(Mortal.self)) == identity
        }
      }
      .map { try $0.get() }
      #expect(builds.value == 1)
      #expect(results.allSatisfy { $0 })
    }
    _ = try container.get(Mortal.self)
    #expect(builds.value == 2)
  }

  @Test func `threads that wait for a weak value all get the one that was built`() throws {
    for _ in 0..<100 {
      let builds = Counter()
      let asked = Latch(8)
      let container = try Container {
        Weak {
          asked.wait()
          return Mortal(builds)
        }
      }
      let values = try race(8) { _ in
        asked.arrive()
        return try container.get(Mortal.self)
      }
      .map { try $0.get() }
      #expect(Set(values.map { ObjectIdentifier($0) }).count == 1)
      #expect(builds.value == 1)
    }
  }

  @Test func `V13: back-handles may be used while the container is released`() async {
    // In a process of its own: a value that is read after it was freed ends the process.
    await #expect(processExitsWith: .success) {
      for _ in 0..<2_000 {
        let owner = Mutex<Container?>(
          try Container {
            Transient { Payload() }
            Singleton { (_: Provider<Payload>) in Shared() }
          })
        let lazy = try owner.withLock { try $0?.get(Lazy<Payload>.self) }
        let shared = try owner.withLock { try $0?.get(Provider<Shared>.self) }
        _ = try lazy?.get()
        let results = race(3) { number -> Bool in
          if number == 0 {
            let last = owner.withLock { container in
              defer { container = nil }
              return container
            }
            withExtendedLifetime(last) {}
            return true
          }
          do {
            for _ in 0..<50 {
              if let payload = try lazy?.get(), payload.numbers != [1, 2, 3] { return false }
              _ = try shared?.get()
            }
          } catch let error as GraphError {
            return error.ids == [.containerReleased]
          }
          return true
        }
        for result in results {
          let isIntact = try result.get()
          #expect(isIntact)
        }
      }
    }
  }

  @Test func `V13: scopes are made and released while others use the container`() throws {
    let builds = Counter()
    let container = try Container {
      Singleton { Mortal(builds) }
      Scoped { (mortal: Mortal) in Visit(mortal: mortal) }
    }
    let results = race(8) { _ in
      for _ in 0..<200 {
        let scope = try container.scope()
        let visit = try scope.get(Visit.self)
        if try scope.get(Visit.self) !== visit { return false }
      }
      return true
    }
    #expect(try results.map { try $0.get() }.allSatisfy { $0 })
    #expect(builds.value == 1)
  }
}

// MARK: - Fixtures

/// Knows whether its deinitialiser has started.
private final class Mortal: Sendable {
  private let hasEnded = Atomic<Bool>(false)

  init(_ builds: Counter) { builds.increment() }

  deinit { hasEnded.store(true, ordering: .sequentiallyConsistent) }

  var isAlive: Bool { !hasEnded.load(ordering: .sequentiallyConsistent) }
}

private final class Payload: Sendable {
  let numbers = [1, 2, 3]
}

private final class Shared: Sendable {}

private final class Visit: Sendable {
  let mortal: Mortal
  init(mortal: Mortal) { self.mortal = mortal }
}
