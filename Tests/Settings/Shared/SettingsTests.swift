import Joinery
import Testing

/// The same program in each setting of the compiler.
@Suite(.timeLimit(.minutes(10))) struct SettingsTests {
  @Test func `every kind of binding is resolved after the start`() async throws {
    let shop = try makeShop()
    try await shop.start()
    let checkout: Checkout = shop.resolve()
    #expect(checkout.payments.name == "stripe at https://example.org")
    #expect(checkout.users.database === shop.resolve(Database.self))
    #expect(shop.resolve(Database.self, qualifier: Backup.self) !== shop.resolve(Database.self))
    let makeProfile: (Int) -> Profile = shop.resolve()
    #expect(makeProfile(7).id == 7)
    try await shop.stop()
  }

  @Test func `what has to be awaited is awaited`() async throws {
    let shop = try makeShop()
    let users: Users = try await shop.get()
    let database: Database = try await shop.get()
    #expect(users.database === database)
    let catalogue: Catalogue = try await shop.get()
    #expect(catalogue.coupons.map(\.name) == ["spring!", "autumn!"])
    #expect(catalogue.theme == nil)
    #expect(try await catalogue.payments.get().name.hasPrefix("stripe"))
  }

  @MainActor
  @Test func `W27: the main actor resolves what belongs to it`() async throws {
    let shop = try makeShop()
    let router: Router = shop.main.resolve()
    router.path.append("home")
    #expect(shop.main.resolve(Router.self).path == ["home"])
    #expect(try await shop.get(Router.self) === router)
    let screen: Screen = try await shop.get()
    #expect(screen.router === router)
    #expect(try shop.main.make { (router: Router) in router.path.count } == 1)
  }

  @Test func `a function that suspends is called with what it awaits`() async throws {
    let shop = try makeShop()
    // However the module says where asynchronous functions run, its function types are bound.
    let makeReport: @Sendable (String) async throws -> Report = shop.resolve()
    #expect(try await makeReport("sales").title == "sales in https://example.org/db")
    let plain: (String) async throws -> Report = shop.resolve()
    #expect(try await plain("stock").title.hasPrefix("stock"))
  }

  @MainActor
  @Test func `the main actor calls its function at once`() throws {
    let shop = try makeShop()
    // With Swift 5 as the language mode, only this is the type that is bound.
    let makeDialog: @MainActor @Sendable (Bool) -> Dialog = shop.resolve()
    #expect(makeDialog(true).router === shop.main.resolve(Router.self))
  }

  @Test func `another actor's value is awaited`() async throws {
    let shop = try makeShop()
    let cache: Cache = try await shop.get()
    #expect(cache.config.base == "https://example.org")
    #expect(try await shop.get(Cache.self) === cache)
  }

  @Test func `W27: a detached task awaits what belongs to the main actor`() async throws {
    let shop = try makeShop()
    let task = Task.detached { try await shop.get(Router.self).config.base }
    #expect(try await task.value == "https://example.org")
  }

  @Test func `a derived container replaces a binding`() async throws {
    let shop = try makeShop()
    let test = try shop.overriding { Singleton<any Payments>(Fake.init) }
    #expect(try await test.get(Checkout.self).payments.name == "fake")
    #expect(try await shop.get(Checkout.self).payments.name.hasPrefix("stripe"))
  }

  @Test func `a scope has values of its own and ends`() async throws {
    let shop = try makeShop()
    let session = try shop.scope("session") { Instance("ada") }
    let cart: Cart = session.resolve()
    #expect(cart.user == "ada")
    #expect(session.resolve(Cart.self) === cart)
    try await session.end()
    let user = try await shop.withScope("job") {
      Instance("eve")
    } _: { scope in
      scope.resolve(Cart.self).user
    }
    #expect(user == "eve")
  }
}
