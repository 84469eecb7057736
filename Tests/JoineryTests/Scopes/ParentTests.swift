import Joinery
import JoineryAnalysis
import Testing

/// What a scope and its container see of each other.
@Suite struct ParentTests {
  @Test func `W25: a container's own binding needs what the container itself binds`() throws {
    let error = try rejection { Singleton(Service.init(format:)) }
    #expect(error.ids == [.missingBinding])
  }

  @Test func `W25: a singleton doesn't use what a scope binds, whoever asks first`() throws {
    let base = try Container("app") {
      Instance(Format(name: "parent"))
      Singleton(Service.init(format:))
    }
    let scope = try base.scope("screen") { Override(Instance(Format(name: "child"))) }
    #expect(scope.resolve(Service.self).format.name == "parent")
    #expect(base.resolve(Service.self) === scope.resolve(Service.self))
    #expect(scope.resolve(Format.self).name == "child")
    #expect(base.resolve(Format.self).name == "parent")
  }

  @Test func `W25: a container's singleton can't need what only a scope binds`() throws {
    let base = try Container("app") { Instance("a") }
    // The scope adds a singleton of its own, which the container around it doesn't see.
    let scope = try base.scope("screen") {
      Instance(Format(name: "child"))
      Singleton(Service.init(format:))
    }
    #expect(scope.resolve(Service.self).format.name == "child")
    #expect(base.find(Service.self) == nil)
    #expect(base.find(Format.self) == nil)
  }

  @Test func `L01: a singleton that needs an input of the scopes is a captive, with both names`()
    throws
  {
    let error = try rejection(of: "app") {
      Input<Format>()
      Singleton(Service.init(format:))
    }
    #expect(error.ids == [.captiveDependency])
    #expect(error.issues.first?.headline.contains("'Service' outlives the input 'Format'") == true)
    #expect(error.issues.first?.chain.map(\.name) == ["Service", "Format"])
    #expect(error.issues.first?.fix == "Scoped<Service>(…)")
    #expect(error.issues.first?.notes.first?.text.contains("'app'") == true)
  }

  @Test func `U05: a transient of the container uses what the scope binds, in the scope`() throws {
    let base = try Container {
      Instance(Format(name: "parent"))
      Transient(Service.init(format:))
      Transient { (note: Note?) in Page(note: note) }
    }
    let scope = try base.scope {
      Override(Instance(Format(name: "child")))
      Instance(Note())
    }
    #expect(scope.resolve(Service.self).format.name == "child")
    #expect(base.resolve(Service.self).format.name == "parent")
    #expect(scope.resolve(Page.self).note != nil)
    #expect(base.resolve(Page.self).note == nil)
  }

  @Test func `U05: the innermost binding wins in nested scopes`() throws {
    let base = try Container { Instance(Format(name: "0")) }
    let first = try base.scope { Override(Instance(Format(name: "1"))) }
    let second = try first.scope { Override(Instance(Format(name: "2"))) }
    let third = try second.scope()
    let names = [base, first, second, third].map { $0.resolve(Format.self).name }
    #expect(names == ["0", "1", "2", "2"])
  }

  @Test func `G14: a scope can't bind again what its container binds`() throws {
    let base = try Container("app") { Instance(Format(name: "parent")) }
    let error = try rejection {
      try base.scope("screen") { Instance(Format(name: "child")) }
    }
    #expect(error.ids == [.duplicateBinding])
    let notes = error.issues.first?.notes.map(\.text) ?? []
    #expect(notes.count == 2)
    #expect(notes.first?.hasSuffix("in 'app'") == true)
    #expect(notes.last?.hasSuffix("in 'screen'") == true)
    #expect(error.issues.first?.fix?.hasPrefix("Override(") == true)
  }

  @Test func `G14: a container doesn't see what its scopes bind`() throws {
    let base = try Container { Instance("a") }
    let scope = try base.scope { Singleton(Note.init) }
    #expect(scope.find(Note.self) != nil)
    #expect(base.find(Note.self) == nil)
    #expect(try base.scope().find(Note.self) == nil)
  }

  @Test func `W17: a cycle that a scope closes is the cycle that is reported`() throws {
    let base = try Container("app") {
      Transient { (bar: Bar?) in Foo() }
      Transient { (foo: Foo) in Baz() }
    }
    let error = try rejection { try base.scope { Transient { (baz: Baz) in Bar() } } }
    #expect(error.ids == [.dependencyCycle])
    #expect(Set(error.issues.first?.chain.map(\.name) ?? []) == ["Foo", "Bar", "Baz"])
  }

  @Test func `W17: a cycle of two stays an error when a scope provides one of them anew`() throws {
    // The container itself is refused, so that no scope can mend it.
    let error = try rejection {
      Transient { (bar: Bar) in Foo() }
      Transient { (foo: Foo) in Bar() }
    }
    #expect(error.ids == [.dependencyCycle])
  }

  @Test func `W17: an override in a scope that needs what needs it is a cycle`() throws {
    let base = try Container {
      Transient { (bar: Bar) in Foo() }
      Transient { Bar() }
    }
    let error = try rejection { try base.scope { Override { (foo: Foo) in Bar() } } }
    #expect(error.ids == [.dependencyCycle])
  }

  @Test func `W17: a scope's override of a singleton's dependency closes no cycle`() throws {
    let base = try Container {
      Singleton { (bar: Bar) in Foo() }
      Singleton { Bar() }
    }
    // Foo is the container's, with the container's Bar.
    let scope = try base.scope { Override(Singleton { (foo: Foo) in Bar() }) }
    #expect(scope.resolve(Foo.self) === base.resolve(Foo.self))
    #expect(scope.resolve(Bar.self) !== base.resolve(Bar.self))
  }
}

// MARK: - Fixtures

private struct Format: Sendable { let name: String }
private final class Note: Sendable {}
private final class Foo: Sendable {}
private final class Bar: Sendable {}
private final class Baz: Sendable {}
private struct Page { let note: Note? }

private final class Service: Sendable {
  let format: Format
  init(format: Format) { self.format = format }
}
