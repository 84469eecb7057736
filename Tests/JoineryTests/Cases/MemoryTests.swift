import Joinery
import JoineryTestSupport
import Testing

/// Memory after a great many requests, each measured in a process of its own.
@Suite(.timeLimit(.minutes(10))) struct MemoryTests {
  @Test func `W30: memory is flat over 100,000 requests`() async {
    await #expect(processExitsWith: .success) {
      let container = try memoryContainer()
      try expectFlatMemory {
        _ = try container.get(Client.self)
        _ = try container.get(Optional<Client>.self)
        _ = try container.get([Client].self)
        _ = try container.get(Lazy<Client>.self).value
        _ = try container.get(Provider<Client>.self).get()
        _ = try container.make(Client.init(service:))
        _ = container.find(Missing.self)
      }
    }
  }

  @Test func `W30: memory is flat over 100,000 scopes`() async {
    await #expect(processExitsWith: .success) {
      let container = try memoryContainer()
      try expectFlatMemory {
        let scope = try container.scope { Instance("user") }
        _ = try scope.get(Session.self)
      }
    }
  }

  @Test func `W30: memory is flat over 10,000 overrides`() async {
    await #expect(processExitsWith: .success) {
      let container = try memoryContainer()
      try expectFlatMemory(rounds: 10_000) {
        let derived = try container.overriding { Singleton(Service.init) }
        _ = try derived.get(Client.self)
      }
    }
  }

  @Test func `W30: memory is flat over 100,000 lazy values that are read`() async {
    await #expect(processExitsWith: .success) {
      let container = try memoryContainer()
      let factory = try container.get(Provider<LazyHolder>.self)
      try expectFlatMemory { _ = try factory.get().lazy.get() }
    }
  }

  @Test func `W30: memory is flat over 100,000 weak values`() async {
    await #expect(processExitsWith: .success) {
      let container = try memoryContainer()
      try expectFlatMemory { _ = try container.get(WeakService.self) }
    }
  }
}

// MARK: - Fixtures

private final class Service: Sendable {}
private final class WeakService: Sendable {}
private final class Missing: Sendable {}

private final class Client: Sendable {
  let service: Service
  init(service: Service) { self.service = service }
}

private final class Session: Sendable {
  init(user: String, service: Service) {}
}

private final class LazyHolder: Sendable {
  let lazy: Lazy<Client>
  init(lazy: Lazy<Client>) { self.lazy = lazy }
}

private func memoryContainer() throws -> Container {
  try Container {
    Input<String>()
    Singleton(Service.init)
    Transient(Client.init(service:))
    Contribute<Client>(Client.init(service:))
    Scoped(Session.init(user:service:))
    Transient(LazyHolder.init(lazy:))
    Weak(WeakService.init)
  }
}

/// Expects that what is done many times leaves nothing behind.
private func expectFlatMemory(rounds: Int = 100_000, _ body: () throws -> Void) throws {
  for _ in 0..<rounds / 20 { try body() }
  let before = residentBytes()
  for _ in 0..<rounds { try body() }
  let after = residentBytes()
  guard let before, let after else { return }
  // A leak of a single object for each round would be several times as much.
  #expect(after - before < 1_500_000, "grew by \(after - before) bytes")
}
