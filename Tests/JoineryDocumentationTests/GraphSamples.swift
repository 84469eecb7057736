import Foundation
import Joinery
import Testing

/// The samples of the page about graphs, compiled and run.
@Suite struct GraphSamples {
  @Test func `the first sample starts, is read and stops`() async throws {
    let graph = AppGraph(config: .production)
    try await graph.start()
    let checkout = graph.checkout
    #expect(checkout.users.name == "database of production")
    #expect(graph.client.retries == 3)
    #expect(graph.profiles.open() === graph.users)
    #expect(await graph.router.users.name == "database of production")
    try await graph.stop()
  }

  @Test func `a graph is a factory of the app's own kind`() async throws {
    let graph = AppGraph(config: .production)
    try await graph.start()
    let factory: any ModelFactory = graph
    #expect(factory.checkout.users === graph.users)
  }

  @Test func `a scope finds what is its parent's`() async throws {
    let graph = AppGraph(config: .production)
    try await graph.start()
    let session = SessionGraph(app: graph, user: User(name: "Ada"))
    #expect(session.cart.users === graph.users)
    #expect(session.cart === session.cart)
  }

  @Test func `a test replaces members`() {
    let graph = AppGraph(config: .test) {
      $0.users = FakeUsers()
      $0.checkout = { CheckoutModel(users: FakeUsers()) }
    }
    #expect(graph.users.name == "fake")
    #expect(graph.checkout.users.name == "fake")
  }

  @Test func `a preview has its alternatives`() {
    let preview = AppGraph(config: .test, context: .preview)
    #expect(preview.analytics is NoAnalytics)
    #expect(preview.mailer.sender == "test")
  }
}

// MARK: - The samples

@Graph
private final class AppGraph: Sendable {
  let config: AppConfig  // an input

  @Singleton(Database.open(config:)) var database: Database  // async throws: made by start()
  @Singleton(SQLUserRepository.init(database:)) var users: any UserRepository
  @MainActor @Singleton(Router.init(users:)) var router: Router
  @Transient(CheckoutModel.init(users:)) var checkout: CheckoutModel
  @Assisted(ProfileModel.init(id:users:)) func makeProfile(id: UUID) -> ProfileModel
  @Singleton func makeClient() -> APIClient { APIClient(base: config.base, retries: 3) }

  @Singleton(ProfileList.init(users:makeProfile:)) var profiles: ProfileList
  @Singleton(Mixpanel.init(config:), preview: NoAnalytics.init, test: mustBeOverridden)
  var analytics: any Analytics
  private var server: String { "mail.\(config.base)" }
  private var auditLog: String { "audit" }
  @Singleton func makeMailer() -> Mailer { Mailer(server, sender: config.address, log: auditLog) }
}

private protocol ModelFactory { var checkout: CheckoutModel { get } }
extension AppGraph: ModelFactory {}

@Graph
private final class SessionGraph: Sendable {
  @Parent let app: AppGraph
  let user: User
  @Singleton(Cart.init(user:users:)) var cart: Cart  // `users` is the app's
}

// MARK: - Fixtures

private struct AppConfig: Sendable {
  static let production = AppConfig(base: "production", address: "shop")
  static let test = AppConfig(base: "test", address: "test")
  let base: String
  let address: String
}

private protocol UserRepository: AnyObject, Sendable { var name: String { get } }

private final class Database: Sendable {
  let name: String

  private init(name: String) { self.name = name }

  static func open(config: AppConfig) async throws -> Database {
    Database(name: "database of \(config.base)")
  }
}

private final class SQLUserRepository: UserRepository {
  let name: String
  init(database: Database) { name = database.name }
}

private final class FakeUsers: UserRepository {
  let name = "fake"
}

@MainActor private final class Router {
  let users: any UserRepository
  init(users: any UserRepository) { self.users = users }
}

private final class CheckoutModel: Sendable {
  let users: any UserRepository
  init(users: any UserRepository) { self.users = users }
}

private final class ProfileModel: Sendable {
  let users: any UserRepository
  init(id: UUID, users: any UserRepository) { self.users = users }
}

private final class ProfileList: Sendable {
  private let makeProfile: @Sendable (UUID) -> ProfileModel

  init(users: any UserRepository, makeProfile: @escaping @Sendable (UUID) -> ProfileModel) {
    self.makeProfile = makeProfile
  }

  func open() -> any UserRepository { makeProfile(UUID()).users }
}

private struct APIClient: Sendable {
  let base: String
  let retries: Int
}

private struct User: Sendable {
  let name: String
}

private final class Cart: Sendable {
  let users: any UserRepository
  init(user: User, users: any UserRepository) { self.users = users }
}

private protocol Analytics: Sendable {}
private struct Mixpanel: Analytics { init(config: AppConfig) {} }
private struct NoAnalytics: Analytics {}

private struct Mailer: Sendable {
  let sender: String
  init(_ server: String, sender: String, log: String) { self.sender = sender }
}
