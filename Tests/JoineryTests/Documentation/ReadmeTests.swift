import Joinery
import JoineryTestSupport
import Testing

/// The samples of the README, and of the page about containers that it leads to, compiled and run.
@Suite struct ReadmeTests {
  @Test func `the samples run as shown`() throws {
    // Twenty lines
    let graph = AppGraph(config: AppConfig())
    #expect(graph.greeter.greeting(for: 1) == "Hello, Ada of Joinery Street!")

    struct FakeUsers: UserRepository { func name(of id: Int) -> String? { "a fake" } }
    let test = AppGraph(config: AppConfig()) { $0.users = FakeUsers() }
    #expect(test.greeter.greeting(for: 7) == "Hello, a fake!")

    // When the list is known at run time only
    let container = try Container("app") {
      Instance(AppConfig())
      Singleton<any UserRepository>(LocalUsers.init(config:))
      Transient(Greeter.init(users:))
    }
    let greeter: Greeter = container.resolve()
    #expect(greeter.greeting(for: 1) == "Hello, Ada of Joinery Street!")

    // Requests, on the page about containers
    let users: any UserRepository = container.resolve()
    let maybe = container.find((any UserRepository).self)
    let checked = try container.get((any UserRepository).self)
    let other = try container.make(Greeter.init(users:))
    #expect(users.name(of: 1) == maybe?.name(of: 1))
    #expect(checked.name(of: 2) == nil)
    #expect(other !== greeter)

    let fake = try container.overriding { Instance<any UserRepository>(FakeUsers()) }
    #expect(fake.resolve(Greeter.self).greeting(for: 7) == "Hello, a fake!")
  }

  @Test func `the report is the one that the README shows`() throws {
    let error = #expect(throws: GraphError.self) {
      try Container("app") {
        Transient(Greeter.init(users:), file: "App/Wiring.swift", line: 4, column: 12)
      }
    }
    let report = try #require(error).description
    #expect(try DocumentationPage("README.md").text.contains("```text\n" + report + "\n```"))
  }

  @Test func `the report of three mistakes is the one that the README shows`() throws {
    let error = #expect(throws: GraphError.self) {
      try Container("app") {
        Singleton(Cart.init(pricing:), file: "App/Wiring.swift", line: 4, column: 12)
        Singleton(Pricing.init(cart:), file: "App/Wiring.swift", line: 5, column: 12)
        Scoped(Session.init, file: "App/Wiring.swift", line: 6, column: 9)
        Singleton(Mailer.init(session:), file: "App/Wiring.swift", line: 7, column: 12)
        Instance(Clock(), file: "App/Wiring.swift", line: 8, column: 11)
        Instance(Clock(), file: "App/Wiring.swift", line: 9, column: 11)
      }
    }
    let report = try #require(error).description
    #expect(try DocumentationPage("README.md").text.contains("```text\n" + report + "\n```"))
  }

  @Test func `every line of the README's samples is compiled here`() throws {
    #expect(try DocumentationPage("README.md").linesMissing() == [])
  }
}

// MARK: - Fixtures

private protocol UserRepository: Sendable { func name(of id: Int) -> String? }

private final class Greeter {
  let users: any UserRepository
  init(users: any UserRepository) { self.users = users }
  func greeting(for id: Int) -> String { "Hello, \(users.name(of: id) ?? "stranger")!" }
}

private struct AppConfig: Sendable { var store = "Joinery Street" }

private struct LocalUsers: UserRepository {
  let config: AppConfig
  func name(of id: Int) -> String? { id == 1 ? "Ada of \(config.store)" : nil }
}

@Graph
private final class AppGraph: Sendable {
  let config: AppConfig
  @Singleton(LocalUsers.init(config:)) var users: any UserRepository
  @Transient(Greeter.init(users:)) var greeter: Greeter
}

private final class Cart: Sendable { init(pricing: Pricing) {} }
private final class Pricing: Sendable { init(cart: Cart) {} }
private final class Session: Sendable {}
private final class Mailer: Sendable { init(session: Session) {} }
private struct Clock: Sendable {}
