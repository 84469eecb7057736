import Joinery
import JoineryAnalysis
import JoineryThreads
import Testing

/// Who makes scopes: whoever holds the container, and nothing that is bound in it.
@Suite struct ScopeMakerTests {
  @Test func `M15: a container and a scope make scopes without a binding for it`() throws {
    let container = try Container {}
    let scope = try container.scope()
    let inner = try scope.scope("inner") { Instance(1) }
    #expect(inner.resolve(Int.self) == 1)
  }

  @Test func `M15: a factory can't ask for the container`() throws {
    let error = try rejection {
      Singleton { (container: Container) in Sessions { _ in container } }
    }
    #expect(error.ids == [.missingBinding])
    #expect(error.headlines.first?.contains("'Container'") == true)
  }

  @Test func `V17: a singleton may have a function that makes scopes`() throws {
    let app = App()
    let container = try Container {
      Instance<@Sendable (String) throws -> Container> { try app.makeScope(user: $0) }
      Singleton(Sessions.init(make:))
      Scoped(Session.init(user:))
      Input<String>()
    }
    app.container.withLock { $0 = container }
    let sessions: Sessions = container.resolve()
    let scopes = try ["first", "second"].map { try sessions.make($0) }
    #expect(scopes.map { $0.resolve(Session.self).user } == ["first", "second"])
    #expect(scopes[0].resolve(Sessions.self) === sessions)
    app.container.withLock { $0 = nil }
  }
}

// MARK: - Fixtures

/// Who owns the container.
private final class App: Sendable {
  let container = Mutex<Container?>(nil)

  func makeScope(user: String) throws -> Container {
    try #require(container.withLock { $0 }).scope("session") { Instance(user) }
  }
}

private final class Sessions: Sendable {
  let make: @Sendable (String) throws -> Container

  init(make: @escaping @Sendable (String) throws -> Container) { self.make = make }
}

private final class Session: Sendable {
  let user: String

  init(user: String) { self.user = user }
}
