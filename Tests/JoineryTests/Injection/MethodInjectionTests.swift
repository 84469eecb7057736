import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Methods and calls, their order, and what is left when something fails.
@Suite struct MethodInjectionTests {
  @Test func `T03, T16: methods and calls get their parameters, after all properties are set`()
    throws
  {
    let controller = Controller()
    try shop().inject(into: controller) {
      Call { (controller: Controller, log: any Log) in
        controller.journal.append("call \(controller.users.name)")
      }
      Method(Controller.configure(users:log:))
      \.users
      Method(Controller.attach)
    }
    #expect(controller.journal == ["call memory", "configure memory", "attach memory"])
  }

  @Test func `values are made in the order of the steps, before anything is set`() throws {
    let journal = Journal()
    let container = try Container {
      Transient<any Users> {
        journal.note("users")
        return MemoryUsers()
      }
      Transient<any Log> {
        journal.note("log")
        return FileLog()
      }
    }
    try container.inject(into: Controller()) {
      Call { (_: Controller, _: any Log) in journal.note("call") }
      \.users
    }
    #expect(journal.entries == ["log", "users", "call"])
  }

  @Test func `a factory that throws leaves the object as it was`() throws {
    let container = try Container {
      Instance<any Users>(MemoryUsers())
      Transient { () throws -> Theme in throw Screens.Refusal() }
    }
    let controller = Controller()
    #expect(throws: Screens.Refusal.self) {
      try container.inject(into: controller) {
        \.users
        Method(Controller.attach)
        \.theme
      }
    }
    #expect(controller.users.name == "default")
    #expect(controller.journal == [])
  }

  @Test func `V01: what a method throws is passed on, and what was set before stays`() throws {
    let controller = Controller()
    let container = try shop()
    #expect(throws: Screens.Refusal.self) {
      try container.inject(into: controller) {
        Method(Controller.refuse)
        \.users
        Method(Controller.attach)
      }
    }
    #expect(controller.users.name == "memory")
    #expect(controller.journal == [])
  }

  @Test func `an injection is a value, which another may include`() throws {
    let controller = Controller()
    let container = try shop()
    try container.check(controllerInjection)
    try container.inject(controllerInjection, into: controller)
    try container.inject(into: controller) { controllerInjection }
    #expect(controller.journal == ["configure memory", "configure memory"])
    #expect(controller.theme == Theme(name: "default"))
  }

  @Test func `an asynchronous injection awaits values and methods, where the caller runs`()
    async throws
  {
    let container = try Container {
      Singleton<any Users> { () async in MemoryUsers(name: "awaited") }
    }
    let controller = Controller()
    try await container.inject(into: controller) {
      Method(Controller.load(users:))
      Call { (controller: Controller, users: any Users) async in
        await Task.yield()
        controller.journal.append("call \(users.name)")
      }
      Method(Controller.attach)
      \.users
      \.theme
    }
    #expect(controller.users.name == "awaited")
    #expect(controller.theme == Theme(name: "default"))
    #expect(controller.journal == ["load awaited", "call awaited", "attach awaited"])

    let later = AwaitingInjection<Controller> { Method(Controller.load(users:)) }
    try await container.inject(later, into: controller)
    #expect(controller.journal.last == "load awaited")

    var row = Row()
    try await container.inject(into: &row) {
      Call { (row: inout Row, users: any Users) in row.apply(users) }
    }
    #expect(row.note == "default awaited")
  }

  @Test func `an awaited value that fails leaves the object as it was`() async throws {
    let container = try Container {
      Instance(Theme(name: "bound"))
      Singleton<any Users> { () async throws in throw Screens.Refusal() }
    }
    let controller = Controller()
    await #expect(throws: Screens.Refusal.self) {
      try await container.inject(into: controller) {
        \.theme
        \.users
      }
    }
    #expect(controller.theme == Theme(name: "default"))
  }

  @MainActor @Test func `the main actor injects its objects, with its values`() async throws {
    let container = try Container {
      Instance<any Users>(MemoryUsers())
      Singleton(main: Screens.Window.init)
    }
    let view = Screens.View()
    func injectAtOnce() throws {
      try container.main.inject(into: view) {
        \.users
        Setter(required: \.window)
        Method(Screens.View.configure(users:window:))
        Call { (view: Screens.View, users: any Users) in view.journal.append("call \(users.name)") }
      }
      let other = Screens.View()
      try container.main.inject(Screens.View.injection, into: other)
      #expect(other.window === view.window)
      let controller = Controller()
      try container.main.inject(Injection<Controller> { \.users }, into: controller)
      #expect(controller.users.name == "memory")
    }
    try injectAtOnce()
    #expect(view.users?.name == "memory")
    #expect(view.window === container.main.resolve(Screens.Window.self))
    #expect(view.journal == ["configure memory main", "call memory"])
    try await container.main.inject(into: view) {
      Method(Screens.View.load(users:))
      Call { (view: Screens.View) in view.journal.append("done") }
    }
    #expect(view.journal.suffix(2) == ["load memory", "done"])
  }

  @Test func `an object elsewhere gets a value of the main actor when it waits`() async throws {
    let container = try Container {
      Singleton<any Users>(main: { MemoryUsers(name: "main") })
    }
    let controller = Controller()
    try await container.inject(into: controller) { \.users }
    #expect(controller.users.name == "main")
  }
}

// MARK: - Fixtures

private typealias Users = Screens.Users
private typealias Log = Screens.Log
private typealias MemoryUsers = Screens.MemoryUsers
private typealias FileLog = Screens.FileLog
private typealias Theme = Screens.Theme
private typealias Controller = Screens.Controller
private typealias Row = Screens.Row

private func shop() throws -> Container {
  try Container {
    Instance<any Users>(MemoryUsers())
    Instance<any Log>(FileLog())
    Instance<any Log>(FileLog("audit"), qualifier: Screens.Audit.self)
  }
}
