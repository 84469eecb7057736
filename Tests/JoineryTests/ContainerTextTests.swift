import Joinery
import JoineryTestSupport
import JoineryThreads
import Testing

/// What a container says of itself where it is printed.
@Suite struct ContainerTextTests {
  @Test func `a container says what it is, how much it binds, and whether it was started`()
    async throws
  {
    let container = try Container("shop") {
      Singleton { () -> Int in fatalError("nothing may be made") }
      Scoped { "" }
    }
    #expect("\(container)" == "container 'shop': 2 bindings, not started")
    #expect(String(reflecting: container) == "container 'shop': 2 bindings, not started")
  }

  @Test func `a start and a stop are told`() async throws {
    let container = try Container("shop") { Instance(1) }
    try await container.start()
    #expect("\(container)" == "container 'shop': 1 binding, started")
    let scope = try container.scope("session")
    try await container.stop()
    #expect("\(container)" == "container 'shop': 1 binding, stopped")
    #expect(
      "\(scope)" == "scope 'session' of 'shop': 1 binding, 0 of its own, stopped with 'shop'")
  }

  @Test func `it tells what it is doing while it starts and stops`() async throws {
    let journal = Journal()
    let box = Box()
    let container = try Container("shop") {
      Singleton { () async in
        journal.note("\(box.container.map { "\($0)" } ?? "")")
        return 1
      }
      .onStop { _, _ in journal.note("\(box.container.map { "\($0)" } ?? "")") }
    }
    box.container = container
    // The container has the box in a factory.
    defer { box.container = nil }
    try await container.start()
    try await container.stop()
    #expect(
      journal.entries == [
        "container 'shop': 1 binding, being started", "container 'shop': 1 binding, being stopped",
      ])
  }

  @Test func `scopes and containers with overrides say what they come from`() throws {
    let container = try Container("shop") {
      Instance(1)
      Scoped { (number: Int) in "\(number)" }
    }
    let scope = try container.scope("session") { Instance(1.5) }
    #expect("\(scope)" == "scope 'session' of 'shop': 3 bindings, 1 of its own, not started")
    let inner = try scope.scope("page")
    #expect("\(inner)" == "scope 'page' of 'session': 3 bindings, 0 of its own, not started")
    let test = try container.overriding { Instance(2) }
    #expect(
      "\(test)" == "container 'shop' with overrides: 3 bindings, 1 of its own, not started")
    let other = try scope.overriding { Instance("") }
    #expect(
      "\(other)"
        == "scope 'session' of 'shop' with overrides: 4 bindings, 1 of its own, not started")
  }
}

// MARK: - Fixtures

/// A container, for its own bindings.
private final class Box: Sendable {
  private let content = Mutex<Container?>(nil)

  var container: Container? {
    get { content.withLock { $0 } }
    set { content.withLock { $0 = newValue } }
  }
}
