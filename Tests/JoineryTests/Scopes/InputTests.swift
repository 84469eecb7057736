import Joinery
import JoineryAnalysis
import Testing

/// Values that a scope supplies.
@Suite struct InputTests {
  @Test func `L11: an input is supplied when the scope is entered`() throws {
    let container = try Container("app") {
      Input<User>()
      Input<String>(qualifier: Token.self)
      Scoped { (user: User, token: Qualified<String, Token>) in
        Session(text: "\(user.name) \(token.value)")
      }
    }
    let scope = try container.scope("session") {
      Instance(User(name: "ann"))
      Instance("secret", qualifier: Token.self)
    }
    #expect(scope.resolve(Session.self).text == "ann secret")
    #expect(scope.resolve(User.self).name == "ann")
    #expect(scope.resolve(String.self, qualifier: Token.self) == "secret")
  }

  @Test func `L11: an input that isn't supplied is an error that names it and the scope`() throws {
    let container = try Container("app") {
      Input<User>()
      Input<String>(qualifier: Token.self)
      Scoped { (user: User) in Session(text: user.name) }
    }
    let error = try rejection { try container.scope("session") { Instance(User(name: "ann")) } }
    #expect(error.ids == [.unsuppliedInput])
    #expect(error.issues.first?.headline.contains("'session'") == true)
    #expect(error.issues.first?.headline.contains("'String (Token)'") == true)
    #expect(try rejection { try container.scope() }.ids == [.unsuppliedInput, .unsuppliedInput])
  }

  @Test func `an input that isn't supplied is reported where the scope is entered`()
    async throws
  {
    let declared = #line + 1
    let container = try Container("app") { Input<User>() }
    let entered = #line + 1
    let error = try rejection { try container.scope("session") }
    let issue = try #require(error.issues.first)
    #expect(issue.place?.line == entered)
    #expect(issue.notes.map(\.text) == ["'User' is declared here"])
    #expect(issue.notes.map(\.place?.line) == [declared])
    let around = #line + 1
    let other = await thrown { try await container.withScope("session") { _ in } } as? GraphError
    #expect(other?.issues.map(\.place?.line) == [around])
  }

  @Test func `asked outside a scope, a value names every input that the scope has to supply`()
    throws
  {
    let container = try Container("app") {
      Input<User>()
      Input<String>(qualifier: Token.self)
      Scoped { (user: User) in Session(text: user.name) }
    }
    let error = try rejection { try container.get(Session.self) }
    #expect(
      error.issues.map(\.fix) == [
        """
        let scope = try container.scope { Instance<User>(<#value#>); \
        Instance<String>(<#value#>, qualifier: Token.self) }; scope.resolve(Session.self)
        """
      ])
  }

  @Test func `an input has no value outside a scope`() throws {
    let container = try Container("app") {
      Input<User>()
      Transient { (user: User) in Session(text: user.name) }
    }
    #expect(try rejection { try container.get(User.self) }.issues.count == 1)
    #expect(try rejection { try container.get(Session.self) }.issues.count == 1)
    #expect(container.find(User.self) == nil)
    #expect(container.find(Session.self) == nil)
    #expect(container.resolve(User?.self) == nil)
  }

  @Test func `two scopes have inputs of their own`() throws {
    let container = try Container {
      Input<User>()
      Scoped { (user: User) in Session(text: user.name) }
      Transient { (session: Session) in session.text }
    }
    let ann = try container.scope { Instance(User(name: "ann")) }
    let bob = try container.scope { Instance(User(name: "bob")) }
    #expect(ann.resolve(String.self) == "ann")
    #expect(bob.resolve(String.self) == "bob")
  }

  @Test func `a scope may make the input instead of passing it`() throws {
    let container = try Container {
      Input<User>()
      Instance("ann")
      Scoped { (user: User) in Session(text: user.name) }
    }
    let scope = try container.scope { Scoped { (name: String) in User(name: name) } }
    #expect(scope.resolve(Session.self).text == "ann")
    let other = try container.scope { Singleton { (name: String) in User(name: name + "!") } }
    #expect(other.resolve(Session.self).text == "ann!")
  }

  @Test func `an inner scope has the inputs of the outer one`() throws {
    let container = try Container {
      Input<User>()
      Scoped { (user: User) in Session(text: user.name) }
    }
    let outer = try container.scope("outer") { Instance(User(name: "ann")) }
    let inner = try outer.scope("inner")
    #expect(inner.resolve(Session.self).text == "ann")
    #expect(inner.resolve(Session.self) !== outer.resolve(Session.self))
  }

  @Test func `an inner scope replaces an input with an override`() throws {
    let container = try Container {
      Input<User>()
      Scoped { (user: User) in Session(text: user.name) }
    }
    let outer = try container.scope("outer") { Instance(User(name: "ann")) }
    let inner = try outer.scope("inner") { Override(Instance(User(name: "bob"))) }
    #expect(inner.resolve(Session.self).text == "bob")
    #expect(outer.resolve(Session.self).text == "ann")
    let error = try rejection { try outer.scope { Instance(User(name: "bob")) } }
    #expect(error.ids == [.duplicateBinding])
  }

  @Test func `an input of a type that the container binds as well is an error`() throws {
    let error = try rejection {
      Input<User>()
      Instance(User(name: "ann"))
    }
    #expect(error.ids == [.duplicateBinding])
  }

  @Test func `an input is described as one`() throws {
    let container = try Container { Input<User>(qualifier: Token.self) }
    let node = container.description.nodes.first
    #expect(node?.lifetime == .input)
    #expect(node?.key.qualifier?.hasSuffix("Token") == true)
  }

  @Test func `many scopes with the same kinds of inputs stay apart`() throws {
    let container = try Container {
      Input<User>()
      Scoped { (user: User) in Session(text: user.name) }
    }
    let scopes = try (0..<100).map { number in
      try container.scope { Instance(User(name: "\(number)")) }
    }
    for (number, scope) in scopes.enumerated() {
      #expect(scope.resolve(Session.self).text == "\(number)")
    }
  }

  @Test func `scopes whose bindings differ in kind or order stay apart`() throws {
    let container = try Container {
      Input<User>()
      Input<Int>()
      Scoped { (user: User, number: Int) in Session(text: "\(user.name) \(number)") }
    }
    let first = try container.scope {
      Instance(User(name: "a"))
      Instance(1)
    }
    let second = try container.scope {
      Instance(2)
      Instance(User(name: "b"))
    }
    let third = try container.scope {
      Scoped { (number: Int) in User(name: "c\(number)") }
      Instance(3)
    }
    let texts = [first, second, third].map { $0.resolve(Session.self).text }
    #expect(texts == ["a 1", "b 2", "c3 3"])
  }
}

// MARK: - Fixtures

private enum Token {}
private struct User: Sendable { let name: String }

private final class Session: Sendable {
  let text: String
  init(text: String) { self.text = text }
}
