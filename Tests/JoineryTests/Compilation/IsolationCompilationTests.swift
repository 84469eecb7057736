import JoineryTestSupport
import Testing

/// What the compiler accepts and refuses of what suspends or belongs to an actor.
@Suite(
  .enabled(if: Snippet.canCompile, "swiftc is not on the path, or the modules are not found"),
  .timeLimit(.minutes(10)), .serialized)
struct IsolationCompilationTests {
  @Test(arguments: rejectedSnippets)
  func `the compiler refuses`(snippet: Snippet) async throws {
    #expect(!snippet.expectedErrors.isEmpty)
    let difference = try await snippet.difference()
    #expect(difference == nil, "\(snippet.name)")
  }

  @Test(arguments: acceptedSnippets)
  func `the compiler accepts, without a warning`(snippet: Snippet) async throws {
    let difference = try await snippet.difference()
    #expect(difference == nil, "\(snippet.name)")
  }
}

// MARK: - Fixtures

private let prelude = """
  import Joinery
  @MainActor final class Screen { var title = ""; init() {} }
  @globalActor actor Storage { static let shared = Storage() }
  @Storage final class Cache { var count = 0; init() {} }
  final class Mutable { var count = 0; init() {} }
  func bindings(@BindingBuilder _ list: () -> BindingList) {}

  """

private let rejectedSnippets = [
  Snippet(
    "W27: the main actor's requests elsewhere, without waiting",
    prelude + """
      func test(container: Container) {
        let main = container.main  // error: main actor-isolated property 'main' can not be referenced
      }
      func testLater(container: Container) async {
        let main = container.main  // error: main actor-isolated property 'main'
      }
      @Storage func testThere(container: Container, main: MainActorRequests) {
        let screen: Screen = main.resolve()  // error: call to main actor-isolated
      }
      """),
  Snippet(
    "a request that may suspend, without waiting",
    prelude + """
      func test(container: Container) async throws {
        let screen = try container.get(Screen.self)  // error: expression is 'async'
      }
      """),
  Snippet(
    "an initialiser of another actor without its label",
    prelude + """
      func test() {
        bindings { Singleton(Cache.init) }  // error: loses global actor 'Storage'
        bindings { Singleton(main: Cache.init) }  // error: cannot convert value actor-isolated to 'Storage'
      }
      """),
  Snippet(
    "a shared value that suspends and isn't Sendable",
    prelude + """
      func test() {
        bindings { Singleton { () async in Mutable() } }  // error: does not conform
      }
      """),
]

private let component = """
  import Joinery
  @MainActor final class Screen: Startable, Stoppable, AsyncCloseable {
    var title = ""
    init() {}
    func start() async { title = "started" }
    func stop() async throws { title = "stopped" }
    func close() { title = "closed" }
  }
  actor Pump: Startable, Stoppable {
    var count = 0
    init() {}
    func start() { count += 1 }
    func stop() async throws { count -= 1 }
  }
  nonisolated func container() throws -> Container {
    try Container {
      Singleton(main: Screen.init).eager()
      Singleton(Pump.init).onStop { (pump: Pump, reason) async in await Task.yield() }
    }
  }
  """

private let acceptedSnippets = [
  Snippet("components that use their own state", component),
  Snippet(
    "components that use their own state, with the features to come",
    options: [
      "-swift-version", "6", "-enable-upcoming-feature", "InferIsolatedConformances",
      "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
    ], component),
  Snippet(
    "components that use their own state, on the main actor by default",
    options: ["-swift-version", "6", "-default-isolation", "MainActor"], component),
  Snippet(
    "the main actor's requests on the main actor, and elsewhere by awaiting",
    prelude + """
      @MainActor func test(container: Container) -> Screen { container.main.resolve() }
      func testLater(container: Container) async throws -> Screen { try await container.get() }
      func testBriefly(container: Container) async -> String {
        await MainActor.run { container.main.resolve(Screen.self).title }
      }
      """),
]
