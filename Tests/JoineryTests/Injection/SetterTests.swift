import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Properties of objects that somebody else makes.
@Suite struct SetterTests {
  @Test func `T02: a property gets the value of its type, through a setter or a bare key path`()
    throws
  {
    let container = try Container {
      Instance<any Users>(MemoryUsers())
      Instance(Cart())
    }
    let controller = Controller()
    try container.inject(into: controller) {
      \.users
      Setter(required: \.router)
    }
    #expect(controller.users.name == "memory")
    #expect(controller.router === container.resolve(Cart.self))
  }

  @Test func `a qualifier tells bindings apart, for optional and other properties`() throws {
    let container = try Container {
      Instance<any Log>(FileLog("audit"), qualifier: Audit.self)
      Instance<any Users>(MemoryUsers(name: "audit"), qualifier: Audit.self)
      Instance<Cart>(Cart(), qualifier: Audit.self)
    }
    let controller = Controller()
    try container.inject(into: controller) {
      Setter(\.auditLog, qualifier: Audit.self)
      Setter(\.users, qualifier: Audit.self)
      Setter(required: \.router, qualifier: Audit.self)
      Setter(\.theme, qualifier: Audit.self)
    }
    #expect((controller.auditLog as? FileLog)?.name == "audit")
    #expect(controller.users.name == "audit")
    #expect(controller.router != nil)
    #expect(controller.theme == Theme(name: "default"))
  }

  @Test(arguments: [true, false])
  func `G18: an optional property is set when its type is bound, and left alone otherwise`(
    isBound: Bool
  ) throws {
    let container = try Container { if isBound { Instance(Theme(name: "bound")) } }
    let controller = Controller()
    try container.inject(into: controller) { \.theme }
    #expect(controller.theme == Theme(name: isBound ? "bound" : "default"))
  }

  @Test func `a bound optional sets nil`() throws {
    let container = try Container { Instance<Theme?>(nil) }
    let controller = Controller()
    try container.inject(into: controller) { \.theme }
    #expect(controller.theme == nil)
  }

  @Test func `a property is lifted as a parameter is`() throws {
    let container = try Container {
      Singleton { Cart() }
      Contribute<any Plugin> { Coupons() }
      Contribute<any Plugin> { Coupons() }
    }
    let controller = Controller()
    try container.inject(into: controller) {
      \.plugins
      \.lazyCart
      Setter(required: \.carts)
    }
    #expect(controller.plugins.count == 2)
    #expect(controller.lazyCart?.value === container.resolve(Cart.self))
    #expect(try controller.carts?.get() === container.resolve(Cart.self))
  }

  @Test func `an optional lazy property is left alone when nothing is bound`() throws {
    let controller = Controller()
    try Container {}.inject(into: controller) { \.lazyCart }
    #expect(controller.lazyCart == nil)
  }

  @Test func `a structure is set in place`() throws {
    let container = try Container {
      Instance<any Users>(MemoryUsers())
      Instance(Theme())
    }
    var row = Row()
    try container.inject(into: &row) {
      Call { (row: inout Row, users: any Users) in row.apply(users) }
      \.theme
    }
    #expect(row.note == "dark memory")
    let theme = Injection<Row> { \.theme }
    var other = Row()
    try container.inject(theme, into: &other)
    #expect(other.theme == Theme())
  }

  @Test func `steps may depend on a condition and a loop`() throws {
    let container = try Container { Instance<any Users>(MemoryUsers()) }
    let controller = Controller()
    try container.inject(into: controller) {
      if controller.journal.isEmpty { \.users } else { Method(Controller.attach) }
      for _ in 0..<2 { Method(Controller.attach) }
    }
    #expect(controller.journal == ["attach memory", "attach memory"])
  }

  @Test func `an override, a decorator and a scope are seen as everywhere`() throws {
    let container = try Container {
      Instance<any Users>(MemoryUsers())
      Decorate<any Users> { (base: any Users) in MemoryUsers(name: base.name + "!") }
      Scoped { Cart() }
    }
    let controller = Controller()
    try container.inject(into: controller) { \.users }
    #expect(controller.users.name == "memory!")

    let other = try container.overriding { Instance<any Users>(MemoryUsers(name: "other")) }
    try other.inject(into: controller) { \.users }
    #expect(controller.users.name == "other!")

    let scope = try container.scope()
    try scope.inject(into: controller) { Setter(required: \.router) }
    #expect(controller.router === scope.resolve(Cart.self))
  }
}

// MARK: - Fixtures

private typealias Users = Screens.Users
private typealias Log = Screens.Log
private typealias Plugin = Screens.Plugin
private typealias Audit = Screens.Audit
private typealias MemoryUsers = Screens.MemoryUsers
private typealias FileLog = Screens.FileLog
private typealias Coupons = Screens.Coupons
private typealias Theme = Screens.Theme
private typealias Cart = Screens.Cart
private typealias Controller = Screens.Controller
private typealias Row = Screens.Row
