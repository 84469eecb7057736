import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Injections that are part of a graph.
@Suite struct InjectsTests {
  @Test func `an object is injected by what is bound for its type`() throws {
    let container = try shop()
    let controller = Controller()
    try container.inject(into: controller)
    #expect(controller.users.name == "memory")
    #expect(controller.journal == ["configure memory"])
    #expect(controller.theme == Screens.Theme(name: "default"))
    var row = Row()
    try container.inject(into: &row)
    #expect(row.theme == Screens.Theme(name: "default"))
  }

  @Test func `what it needs is verified when the container is created`() throws {
    let error = try rejection(of: "shop") {
      Instance<any Log>(Screens.FileLog())
      Injects(controllerInjection)
    }
    #expect(try Golden().difference(of: error.description, from: "injects-report") == nil)
  }

  @Test func `it is shown in the description`() throws {
    #expect(try Golden().difference(of: shop().description.text, from: "injects") == nil)
  }

  @Test func `an injection that may run anywhere cannot need a value of the main actor`() throws {
    let error = try rejection {
      Singleton<any Users>(main: { MemoryUsers() })
      Injects(Injection<Controller> { \.users })
    }
    #expect(error.ids == [.isolatedDependency])
  }

  @Test func `an injection may be part of what would otherwise be a cycle`() throws {
    let container = try Container {
      Singleton<any Users> { MemoryUsers() }
      Injects(Injection<Controller> { \.users })
      Transient { (injects: Injects<Controller>) in Cart() }
    }
    #expect(container.find(Cart.self) != nil)
  }

  @Test func `nothing bound for a type is a report of its own`() throws {
    let container = try Container("shop") {}
    let controller = Controller()
    let error = try rejection { try container.inject(into: controller) }
    #expect(error.ids == [.notInjectable])
    #expect(
      error.headlines == [
        "'shop' was asked to inject 'Screens.Controller', and nothing says what goes into it."
      ])
    #expect(error.issues[0].fix == "Injects(Injection<Screens.Controller> { <#steps#> })")
    #expect(error.issues[0].place?.file == "JoineryTests/InjectsTests.swift")
  }

  @Test func `an overriding container injects what it overrides, and may override the injection`()
    throws
  {
    let container = try shop()
    let controller = Controller()
    try container.overriding { Instance<any Users>(MemoryUsers(name: "other")) }
      .inject(into: controller)
    #expect(controller.users.name == "other")
    try container.overriding {
      Injects(Injection<Controller> { Method(Controller.attach) })
    }.inject(into: controller)
    #expect(controller.journal == ["configure other", "attach memory"])
  }

  @Test func `an injection that needs a scoped value belongs to the scopes`() throws {
    let container = try Container("shop") {
      Scoped { Cart() }
      Injects(Injection<Controller> { Setter(required: \.router) })
    }
    let controller = Controller()
    let error = try rejection { try container.inject(into: controller) }
    #expect(error.ids == [.scopedOutsideScope])
    #expect(error.issues[0].fix == "try scope.inject(into: <#object#>)")
    let scope = try container.scope()
    try scope.inject(into: controller)
    #expect(controller.router === scope.resolve(Cart.self))
  }

  @MainActor @Test func `an injection of the main actor is carried out there alone`() async throws {
    let container = try Container("shop") {
      Instance<any Users>(MemoryUsers())
      Singleton(main: Screens.Window.init)
      Injects(Screens.View.injection)
    }
    let view = Screens.View()
    try await container.main.inject(into: view)
    #expect(view.window != nil)
    func injectAtOnce() throws {
      try container.main.inject(into: Screens.View())
      let error = try rejection { try container.inject(into: view) }
      #expect(error.ids == [.requiresMainActor])
      #expect(
        error.headlines == [
          """
          'shop' was asked to inject 'Screens.View' elsewhere than on the main actor, to which its \
          injection belongs.
          """
        ])
      #expect(error.issues[0].fix == "try container.main.inject(into: <#object#>)")
    }
    try injectAtOnce()
  }

  @Test func `an injection that waits is refused by who cannot`() async throws {
    let container = try Container("shop") {
      Instance<any Users>(MemoryUsers())
      Injects(AwaitingInjection<Controller> { Method(Controller.load(users:)) })
    }
    let controller = Controller()
    try await container.inject(into: controller)
    #expect(controller.journal == ["load memory"])
    func refusal() throws -> GraphError {
      try rejection { try container.inject(into: Controller()) }
    }
    #expect(
      try refusal().headlines == [
        "'shop' was asked to inject 'Screens.Controller' without waiting, and its injection may wait."
      ])
  }

  @Test func `a decorated injection is no injection`() throws {
    let container = try Container("shop") {
      Instance<any Users>(MemoryUsers())
      Injects(Injection<Controller> { \.users })
      Decorate<Injects<Controller>> { (base: Injects<Controller>) in base }
    }
    let controller = Controller()
    #expect(try rejection { try container.inject(into: controller) }.ids == [.notInjectable])
  }
}

// MARK: - Fixtures

private typealias Users = Screens.Users
private typealias Log = Screens.Log
private typealias MemoryUsers = Screens.MemoryUsers
private typealias Cart = Screens.Cart
private typealias Controller = Screens.Controller
private typealias Row = Screens.Row

private func shop() throws -> Container {
  try Container("shop") {
    Instance<any Users>(MemoryUsers())
    Transient<any Log> { Screens.FileLog() }
    Injects(controllerInjection)
    Injects(Injection<Row> { Setter(\.note) })
    Instance("note")
  }
}
