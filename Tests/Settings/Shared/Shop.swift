import Joinery

// A program as a consumer of the library writes it. Whatever the isolation of a module by default,
// what belongs to no actor says so.

nonisolated protocol Payments: Sendable {
  var name: String { get }
}

nonisolated struct Config: Sendable {
  var base = "https://example.org"
}

nonisolated final class Client: Sendable {
  let base: String
  init(config: Config) { base = config.base }
}

nonisolated final class Stripe: Payments {
  let client: Client
  var name: String { "stripe at \(client.base)" }
  init(client: Client) { self.client = client }
}

nonisolated final class Fake: Payments {
  let name = "fake"
}

nonisolated final class Database: Sendable {
  let path: String

  init(config: Config) async throws {
    await Task.yield()
    path = config.base + "/db"
  }
}

nonisolated final class Users: Sendable {
  let database: Database
  init(database: Database) { self.database = database }
}

nonisolated struct Checkout {
  let payments: any Payments
  let users: Users
}

nonisolated final class Cart: Sendable {
  let user: String
  init(user: String) { self.user = user }
}

nonisolated final class Profile: Sendable {
  let id: Int
  let users: Users

  init(id: Int, users: Users) {
    self.id = id
    self.users = users
  }
}

nonisolated final class Report: Sendable {
  let title: String

  init(title: String, users: Users) async {
    await Task.yield()
    self.title = "\(title) in \(users.database.path)"
  }
}

nonisolated final class Coupon: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}

nonisolated final class Catalogue: Sendable {
  let coupons: [Coupon]
  let theme: Theme?
  let payments: Lazy<any Payments>

  init(coupons: [Coupon], theme: Theme?, payments: Lazy<any Payments>) {
    self.coupons = coupons
    self.theme = theme
    self.payments = payments
  }
}

nonisolated struct Theme: Sendable {}

nonisolated enum Backup {}

@MainActor final class Router {
  let config: Config
  var path: [String] = []

  init(config: Config) {
    self.config = config
  }
}

@MainActor final class Screen {
  let router: Router
  let users: Users

  init(router: Router, users: Users) async {
    await Task.yield()
    self.router = router
    self.users = users
  }
}

@MainActor final class Dialog {
  let isModal: Bool
  let router: Router

  init(isModal: Bool, router: Router) {
    self.isModal = isModal
    self.router = router
  }
}

@globalActor actor Storage {
  static let shared = Storage()
}

@Storage final class Cache {
  let config: Config
  init(config: Config) { self.config = config }
}

/// The whole program.
nonisolated func makeShop() throws -> Container {
  let payments = Module {
    Singleton(Client.init(config:))
    Singleton<any Payments>(Stripe.init(client:))
  }
  return try Container("shop") {
    Instance(Config())
    Singleton(Database.init(config:))
    Singleton(Database.init(config:), qualifier: Backup.self)
    Singleton { (database: Database) in Users(database: database) }
    Transient(Checkout.init(payments:users:))
    Scoped(Cart.init(user:))
    Input<String>()
    Assisted(Int.self, make: Profile.init(id:users:))
    Assisted(String.self, make: Report.init(title:users:))
    Assisted(Bool.self, main: Dialog.init(isModal:router:))
    Contribute { Coupon("spring") }
    Contribute(Singleton { () async in Coupon("autumn") })
    Weak(Catalogue.init(coupons:theme:payments:))
    Singleton(main: Router.init(config:))
    Transient(main: Screen.init(router:users:))
    Singleton(isolated: Cache.init(config:))
    Decorate<Coupon> { (coupon: Coupon) in Coupon(coupon.name + "!") }
    payments
  }
}
