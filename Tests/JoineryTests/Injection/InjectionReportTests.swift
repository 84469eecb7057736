import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// What is said when an object cannot be injected.
@Suite struct InjectionReportTests {
  @Test func `everything that is missing is one report, with the places, and nothing is set`()
    throws
  {
    let container = try Container("shop") {
      Instance(Theme(name: "bound"))
      Instance<any Log>(Screens.FileLog(), qualifier: Screens.Audit.self)
      Scoped { Cart() }
      Singleton<Screens.Window>(main: Screens.Window.init)
    }
    let controller = Controller()
    let error = try rejection {
      try container.inject(into: controller) {
        \.theme
        \.users
        Setter(required: \.router)
        \.plugins
        Method(Controller.configure(users:log:))
        Call { (_: Controller, _: Screens.Window) in }
      }
    }
    #expect(controller.theme == Theme(name: "default"))
    #expect(try Golden().difference(of: error.description, from: "injection-report") == nil)
  }

  @Test func `a profile is checked ahead, without making anything`() throws {
    let container = try Container("shop") {
      Singleton<any Users> { () -> any Users in fatalError("nothing may be made") }
    }
    let error = try rejection { try container.check(controllerInjection) }
    #expect(
      error.headlines == ["'any Screens.Log' was asked of 'shop', which doesn't bind it."])
    #expect(error.issues[0].place?.file == "JoineryTests/Screens.swift")
    #expect(
      error.issues[0].notes.map(\.text) == [
        "it goes into 'Screens.Controller'", "the injection was asked for here",
      ])
    #expect(error.issues[0].notes[1].place?.file == "JoineryTests/InjectionReportTests.swift")
  }

  @Test func `a value that has to be awaited is refused by who cannot wait`() throws {
    let container = try Container("shop") {
      Singleton<any Users> { () async in Screens.MemoryUsers() }
    }
    let controller = Controller()
    let error = try rejection { try container.inject(into: controller) { \.users } }
    #expect(error.ids == [.notStarted])
  }

  @Test func `a container that was stopped injects nothing`() async throws {
    let container = try Container("shop") { Instance<any Users>(Screens.MemoryUsers()) }
    try await container.stop()
    func refusal() throws -> GraphError {
      try rejection { try container.inject(into: Controller()) { \.users } }
    }
    #expect(
      try refusal().headlines == [
        "'Screens.Controller' was asked of 'shop', which has been stopped."
      ])
  }
}

// MARK: - Fixtures

private typealias Users = Screens.Users
private typealias Log = Screens.Log
private typealias Theme = Screens.Theme
private typealias Cart = Screens.Cart
private typealias Controller = Screens.Controller
