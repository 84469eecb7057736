import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Bindings and modules that a scope adds.
@Suite struct ScopeModuleTests {
  @Test func `L31: a module of the container's that a scope lists again adds nothing`() throws {
    let shared = Module {
      Singleton { Service(name: "shared") }
      Contribute { 1 }
    }
    let container = try Container { shared }
    let scope = try container.scope {
      shared
      Module { shared }
    }
    #expect(scope.resolve(Service.self) === container.resolve(Service.self))
    #expect(scope.resolve([Int].self) == [1])
    #expect(scope.description.nodes.count == 2)
  }

  @Test func `L31: a module whose binding the container overrides may be listed again`() throws {
    let shared = Module { Singleton { Service(name: "shared") } }
    let container = try Container {
      shared
      Override { Service(name: "override") }
    }
    let scope = try container.scope { shared }
    #expect(scope.resolve(Service.self).name == "override")
    #expect(scope.resolve(Service.self) === container.resolve(Service.self))
    let derived = try container.overriding { Instance(Service(name: "derived")) }
    #expect(try derived.scope { shared }.resolve(Service.self).name == "derived")
  }

  @Test func `a module that only a scope lists belongs to the scope`() throws {
    let container = try Container("app") { Instance("text") }
    let checkout = Module("checkout") {
      Singleton { (text: String) in Service(name: text) }
      Transient(Client.init(service:))
    }
    let first = try container.scope("first") { checkout }
    let second = try container.scope("second") { checkout }
    #expect(first.resolve(Client.self).service === first.resolve(Service.self))
    #expect(first.resolve(Service.self) !== second.resolve(Service.self))
    #expect(first.description.nodes.last?.modules == ["checkout"])
    #expect(first.description.nodes.map(\.owner) == [0, 1, 1])
    #expect(first.description.owners == ["app", "first"])
  }

  @Test func `U01: a singleton of a scope is shared by the scopes in it`() throws {
    let container = try Container {}
    let outer = try container.scope { Singleton { Service(name: "outer") } }
    let inner = try outer.scope()
    #expect(inner.resolve(Service.self) === outer.resolve(Service.self))
  }

  @Test func `a singleton of a scope may hold the scope's own values`() throws {
    let container = try Container { Scoped { Service(name: "scoped") } }
    let scope = try container.scope { Singleton { (service: Service) in Holder(service: service) } }
    #expect(scope.resolve(Holder.self).service === scope.resolve(Service.self))
  }

  @Test func `a scope refuses what is wrong with its own bindings`() throws {
    let container = try Container("app") { Instance("text") }
    let error = try rejection {
      try container.scope("session") {
        Singleton { (_: Int) in Service(name: "") }
        Override(Instance(1.5))
        Decorate<Bool> { (base: Bool) in base }
        Transient { (_: [Character]) in Client(service: Service(name: "")) }
      }
    }
    #expect(
      error.ids == [.missingBinding, .overrideOfNothing, .decoratorOfNothing, .emptyCollection])
    #expect(error.graph == "session")
  }

  @Test func `S22, U01: what only an inner scope binds is a near miss outside it`() throws {
    let container = try Container("app") { Instance("text") }
    let scope = try container.scope("session") { Instance(1) }
    #expect(scope.find(Int.self) == 1)
    #expect(try rejection { try container.get(Int.self) }.ids == [.notBound])
  }

  @Test func `V08: a scope that is gone takes its back-handles with it, and not the container's`()
    throws
  {
    let container = try Container("app") {
      Scoped { Service(name: "scoped") }
      Singleton { "single" }
    }
    func handles() throws -> (Lazy<Service>, Provider<Service>, Provider<String>) {
      let scope = try container.scope("session")
      return (scope.resolve(), scope.resolve(), container.resolve())
    }
    let (lazy, provider, text) = try handles()
    for error in [try rejection { try lazy.get() }, try rejection { try provider.get() }] {
      #expect(error.ids == [.containerReleased])
      #expect(error.issues.first?.headline.contains("'session'") == true)
    }
    #expect(try text.get() == "single")
  }

  @Test func `M22: an object that has a back-handle to itself goes with its scope`() throws {
    let journal = Journal()
    let container = try Container {
      Scoped { (own: Provider<Looped>) in Looped(own: own, journal: journal) }
    }
    do {
      let scope = try container.scope()
      let looped: Looped = scope.resolve()
      #expect(try looped.own.get() === looped)
    }
    #expect(journal.entries == ["gone"])
  }

  @Test func `a hundred nested scopes each have their own object and see the outermost's`() throws {
    let builds = Counter()
    var scope = try Container {
      Singleton { Service(name: "single") }
      Scoped { (service: Service) in
        builds.increment()
        return Holder(service: service)
      }
    }
    let service: Service = scope.resolve()
    for _ in 0..<100 {
      scope = try scope.scope()
      #expect(scope.resolve(Holder.self).service === service)
    }
    #expect(builds.value == 100)
  }

  @Test func `scopes of one container are made and used by many threads`() throws {
    let builds = Counter()
    let container = try Container {
      Input<Int>()
      Singleton {
        builds.increment()
        return Service(name: "single")
      }
      Scoped { (number: Int, service: Service) in Numbered(number: number, service: service) }
    }
    let results = race(16) { number -> Bool in
      for round in 0..<50 {
        let scope = try container.scope { Instance(number * 1_000 + round) }
        let numbered: Numbered = try scope.get()
        if numbered.number != number * 1_000 + round { return false }
        if try scope.get(Numbered.self) !== numbered { return false }
      }
      return true
    }
    #expect(try results.map { try $0.get() }.allSatisfy { $0 })
    #expect(builds.value == 1)
  }
}

// MARK: - Fixtures

private final class Service: Sendable {
  let name: String
  init(name: String) { self.name = name }
}

private struct Client {
  let service: Service
}

private struct Holder: Sendable {
  let service: Service
}

private final class Numbered: Sendable {
  let number: Int
  init(number: Int, service: Service) { self.number = number }
}

private final class Looped: Sendable {
  let own: Provider<Looped>
  private let journal: Journal

  init(own: Provider<Looped>, journal: Journal) {
    self.own = own
    self.journal = journal
  }

  deinit { journal.note("gone") }
}
