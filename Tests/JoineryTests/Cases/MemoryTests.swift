import Foundation
import Joinery
import JoineryTestSupport
import Testing

/// Memory after a great many requests, each measured in a process of its own.
///
/// `JOINERY_MEMORY_FACTOR=10` does everything ten times as often, and `JOINERY_MEMORY_REPORT` names a file that gets
/// a line for each measurement.
@Suite(.timeLimit(.minutes(20))) struct MemoryTests {
  @Test func `W30: memory is flat over 100,000 requests of each kind`() async {
    await #expect(processExitsWith: .success) {
      let container = try memoryContainer()
      try expectFlatMemory("requests") {
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
      try expectFlatMemory("scopes") {
        let scope = try container.scope { Instance("user") }
        _ = try scope.get(Session.self)
      }
    }
  }

  @Test func `W30: memory is flat over 10,000 scopes that are stopped`() async {
    await #expect(processExitsWith: .success) {
      let container = try memoryContainer()
      try await expectFlatMemoryAwaited("scopes that are stopped", rounds: 10_000) {
        try await container.withScope("job", { Instance("user") }) { scope in
          _ = try scope.get(Session.self)
        }
      }
    }
  }

  @Test func `W30: memory is flat over 10,000 overrides`() async {
    await #expect(processExitsWith: .success) {
      let container = try memoryContainer()
      try expectFlatMemory("overrides", rounds: 10_000) {
        let derived = try container.overriding { Singleton(Service.init) }
        _ = try derived.get(Client.self)
      }
    }
  }

  @Test func `W30: memory is flat over 100,000 lazy values that are read`() async {
    await #expect(processExitsWith: .success) {
      let container = try memoryContainer()
      let factory = try container.get(Provider<LazyHolder>.self)
      try expectFlatMemory("lazy values") { _ = try factory.get().lazy.get() }
    }
  }

  @Test func `W30: memory is flat over 100,000 weak values`() async {
    await #expect(processExitsWith: .success) {
      let container = try memoryContainer()
      try expectFlatMemory("weak values") { _ = try container.get(WeakService.self) }
    }
  }

  @Test func `W30: memory is flat over 10,000 values that are awaited or cancelled`() async {
    await #expect(processExitsWith: .success) {
      let container = try memoryContainer()
      var isCancelledFirst = false
      try await expectFlatMemoryAwaited("awaited values", rounds: 10_000) {
        let scope = try container.scope { Instance("user") }
        // Every other time: Swift Testing keeps the backtrace of each error until the test ends.
        isCancelledFirst.toggle()
        if isCancelledFirst {
          let task = Task { try await scope.get(Visit.self) }
          task.cancel()
          _ = try? await task.value
        }
        _ = try await scope.get(Visit.self)
      }
    }
  }

  @Test func `W30: memory is flat over 100,000 ambient scopes`() async {
    await #expect(processExitsWith: .success) {
      try expectFlatMemory("ambient scopes") {
        withInjected(\.tempo, "outer") {
          withInjected(\.notebook, Notebook()) {
            _ = InjectedValues.current.notebook
            _ = InjectedValues.current.tempo
          }
        }
      }
    }
  }

  @Test func `W30: memory is flat over 100,000 graphs and their children`() async {
    await #expect(processExitsWith: .success) {
      let app = MemoryGraph(user: "app")
      try expectFlatMemory("graphs") {
        let graph = MemoryGraph(user: "graph") { $0.spare = Service() }
        _ = graph.client
        _ = graph.spare
        _ = graph.visitor
        _ = MemoryScopeGraph(app: app).session
        _ = app.client
      }
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

private final class Visit: Sendable {}

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
    Scoped { (_: String) async throws in
      try Task.checkCancellation()
      return Visit()
    }
  }
}

/// Graphs with values of the same kinds.
@Graph private final class MemoryGraph: Sendable {
  let user: String
  @Singleton(Service.init) var service: Service
  @Singleton(Service.init) var spare: Service
  @Singleton(Session.init(user:service:)) var visitor: Session
  @Transient(Client.init(service:)) var client: Client
}

@Graph private final class MemoryScopeGraph: Sendable {
  @Parent let app: MemoryGraph
  @Singleton(Session.init(user:service:)) var session: Session
}

/// How often everything is done, in relation to what the names of the tests say.
private let memoryFactor =
  ProcessInfo.processInfo.environment["JOINERY_MEMORY_FACTOR"].flatMap(Int.init) ?? 1

/// Expects that what is done many times leaves nothing behind.
private func expectFlatMemory(
  _ name: String, rounds: Int = 100_000, _ body: () throws -> Void
) throws {
  let rounds = rounds * memoryFactor
  for _ in 0..<rounds / 20 { try body() }
  let before = residentBytes()
  for _ in 0..<rounds { try body() }
  expectFlat(name, rounds, from: before)
}

/// Expects that what is awaited many times leaves nothing behind.
private func expectFlatMemoryAwaited(
  _ name: String, rounds: Int, _ body: () async throws -> Void
) async throws {
  let rounds = rounds * memoryFactor
  for _ in 0..<rounds / 5 { try await body() }
  let before = residentBytes()
  for _ in 0..<rounds { try await body() }
  expectFlat(name, rounds, from: before)
}

private func expectFlat(_ name: String, _ rounds: Int, from before: Int?) {
  guard let before, let after = residentBytes() else { return }
  report("\(rounds) \(name): \((after - before) / 1_024) KiB more, of \(before / 1_024) KiB")
  // A leak of a single object for each round would be several times as much.
  #expect(after - before < 1_500_000, "\(name) grew by \(after - before) bytes")
}

/// Appends a line to the report, if somebody wants one.
private func report(_ line: String) {
  guard let path = ProcessInfo.processInfo.environment["JOINERY_MEMORY_REPORT"],
    let file = FileHandle(forWritingAtPath: path)
  else { return }
  file.seekToEndOfFile()
  file.write(Data("\(line)\n".utf8))
}
