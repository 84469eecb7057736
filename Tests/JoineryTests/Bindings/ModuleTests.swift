import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Lists of bindings as values.
@Suite struct ModuleTests {
  @Test func `L31: a module that is included through two paths counts once`() throws {
    let builds = Counter()
    let shared = Module("shared") {
      Singleton {
        builds.increment()
        return Service()
      }
    }
    let left = Module("left") { shared }
    let right = Module("right") {
      shared
      left
    }
    let container = try Container {
      left
      right
      shared
    }
    #expect(container.resolve(Service.self) === container.resolve(Service.self))
    #expect(builds.value == 1)
    #expect(container.description.nodes.count == 1)
    #expect(container.description.nodes.first?.modules == ["left", "shared"])
  }

  @Test func `L31: a module that is made anew is another module`() throws {
    func module(_ name: String) -> Module {
      Module(name) { Singleton(Service.init) }
    }
    let error = try rejection {
      module("first")
      module("second")
    }
    #expect(error.ids == [.duplicateBinding])
  }

  @Test func `G01: the same binding listed twice counts once`() throws {
    let binding = Singleton(Service.init)
    let first = Module { binding }
    let second = Module { binding }
    let container = try Container {
      binding
      first
      second
      binding
    }
    #expect(container.description.nodes.count == 1)
  }

  @Test func `G01, S10: two bindings of one key are an error with both places and modules`() throws
  {
    let payments = Module("payments") { Singleton(Service.init) }
    let shop = Module("shop") { payments }
    let line = #line + 2
    let error = try rejection {
      Transient(Service.init)
      shop
    }
    #expect(error.ids == [.duplicateBinding])
    let notes = error.issues.first?.notes ?? []
    #expect(notes.count == 2)
    #expect(notes.first?.place?.line == line)
    #expect(notes.last?.text.contains("shop / payments") == true)
  }

  @Test func `G02: equal factories with different lifetimes are two bindings`() throws {
    let error = try rejection {
      Singleton(Service.init)
      Transient(Service.init)
    }
    #expect(error.ids == [.duplicateBinding])
  }

  @Test func `M14, S17: the last of two bindings doesn't win, but an override does`() throws {
    #expect(
      try rejection {
        Instance("first")
        Instance("last")
      }.ids == [.duplicateBinding])
    let container = try Container {
      Instance("first")
      Override(Instance("last"))
    }
    #expect(container.resolve(String.self) == "last")
  }

  @Test func `K08: two bindings of one qualified key are an error with the qualifier`() throws {
    let error = try rejection {
      Instance("first", qualifier: Main.self)
      Instance("last", qualifier: Main.self)
      Instance("plain")
    }
    #expect(error.ids == [.duplicateBinding])
    #expect(error.issues.first?.headline.contains("String (Main)") == true)
  }

  @Test func `G12, U17: a module of overrides replaces what another lists, in any order`() throws {
    let real = Module("real") {
      Instance("real")
      Instance(1)
    }
    let fakes = Module("fakes") {
      Override(Instance("fake"))
      Override { 2 }
    }
    for container in [
      try Container {
        real
        fakes
      },
      try Container {
        fakes
        real
      },
    ] {
      #expect(container.resolve(String.self) == "fake")
      #expect(container.resolve(Int.self) == 2)
    }
  }

  @Test func `G12, S17: overriding twice is an error`() throws {
    let error = try rejection {
      Instance("real")
      Override(Instance("fake"))
      Override(Instance("faker"))
    }
    #expect(error.ids == [.duplicateBinding])
    #expect(error.issues.first?.headline.contains("overridden twice") == true)
  }

  @Test func `L12: an override of nothing is an error`() throws {
    let error = try rejection { Override(Instance("fake")) }
    #expect(error.ids == [.overrideOfNothing])
  }

  @Test func `L13: a condition picks the bindings`() throws {
    func container(isDebug: Bool, extra: String?) throws -> Container {
      try Container {
        if isDebug { Instance("debug") } else { Instance("release") }
        if let extra { Instance(extra, qualifier: Main.self) }
        switch isDebug {
        case true: Instance(1)
        case false: Instance(2)
        }
        for number in 1...3 { Contribute { Double(number) } }
        if #available(macOS 15, *) { Instance(true) }
      }
    }
    let debug = try container(isDebug: true, extra: "x")
    #expect(debug.resolve(String.self) == "debug")
    #expect(debug.resolve(String.self, qualifier: Main.self) == "x")
    #expect(debug.resolve(Int.self) == 1)
    #expect(debug.resolve([Double].self) == [1, 2, 3])
    let release = try container(isDebug: false, extra: nil)
    #expect(release.resolve(String.self) == "release")
    #expect(release.find(String.self, qualifier: Main.self) == nil)
    #expect(release.resolve(Bool.self))
  }

  @Test func `L14: one type in two modules needs two qualifiers`() throws {
    let first = Module("first") { Singleton(Service.init, qualifier: Main.self) }
    let second = Module("second") {
      Singleton(Service.init, qualifier: Second.self)
      Transient { (other: Qualified<Service, Main>, own: Qualified<Service, Second>) in
        Pair(other: other.value, own: own.value)
      }
    }
    let pair = try Container {
      first
      second
    }
    .resolve(Pair.self)
    #expect(pair.other !== pair.own)
  }

  @Test func `G13: what a module binds under a qualifier of its own is hidden from others`() throws
  {
    let store = Module("store") {
      Singleton(Service.init, qualifier: Hidden.self)
      Singleton { (service: Qualified<Service, Hidden>) in Facade(service: service.value) }
    }
    let container = try Container { store }
    #expect(container.find(Service.self) == nil)
    #expect(container.resolve(Facade.self) === container.resolve(Facade.self))
  }

  @Test func `G13: siblings that expose one key, and a key without what is behind it, are errors`()
    throws
  {
    let first = Module("first") { Singleton { Facade(service: Service()) } }
    let second = Module("second") { Singleton { Facade(service: Service()) } }
    let open = Module("open") {
      Transient { (service: Qualified<Service, Hidden>) in
        Pair(other: service.value, own: service.value)
      }
    }
    let error = try rejection {
      first
      second
      open
    }
    #expect(Set(error.ids) == [.duplicateBinding, .missingBinding])
    #expect(error.description.contains("first"))
    #expect(error.description.contains("second"))
  }

  @Test
  func `G19, U19: a module's bindings are listed without making anything, as often as wanted`()
    throws
  {
    let module = Module("module") {
      Singleton { () -> Service in fatalError("nothing may be made") }
      Transient { (_: Service) in 1 }
    }
    let first = try Container { module }.description
    let second = try Container { module }.description
    #expect(first == second)
    #expect(first.nodes.map(\.modules) == [["module"], ["module"]])
  }

  @Test func `a module without a name is known by its place`() throws {
    let line = #line + 1
    let module = Module { Instance(1) }
    let names = try Container { module }.description.nodes.first?.modules
    #expect(names?.first?.contains("ModuleTests.swift:\(line)") == true)
  }

  @Test func `an empty container is valid`() throws {
    let container = try Container {}
    #expect(container.description.nodes.isEmpty)
    #expect(container.find(Service.self) == nil)
    #expect(try container.make { 1 } == 1)
    _ = try container.scope().overriding {}
  }

  @Test func `U19: a list of bindings is a value that containers can share`() throws {
    let list = BindingBuilder.buildBlock(
      BindingBuilder.buildExpression(Instance("a")), BindingBuilder.buildExpression(Instance(1)))
    let container = try Container {
      list
      Instance(2.0)
    }
    #expect(container.description.nodes.count == 3)
  }
}

// MARK: - Fixtures

private enum Main {}
private enum Second {}
private enum Hidden {}
private final class Service: Sendable {}

private struct Pair {
  let other: Service
  let own: Service
}

private final class Facade: Sendable {
  let service: Service

  init(service: Service) { self.service = service }
}
