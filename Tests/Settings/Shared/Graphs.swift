import Joinery

// One graph in every isolation that a graph may have.

/// A graph that any thread may use.
@Graph
nonisolated final class SharedGraph: Sendable {
  let config: Config
  @Singleton(Users.init(database:)) var users: Users
  @Singleton(Database.init(config:)) var database: Database
  @MainActor @Singleton(Router.init(config:)) var router: Router
  @Weak(Client.init(config:)) var client: Client
  @Transient(Stripe.init(client:)) var payments: any Payments
  @Transient(Checkout.init(payments:users:)) var checkout: Checkout
  @Assisted(Profile.init(id:users:)) func makeProfile(id: Int) -> Profile
}

/// A graph that stays where it was made.
@Graph
nonisolated final class LocalGraph {
  let config: Config
  @Singleton(Users.init(database:)) var users: Users
  @Singleton(Database.init(config:)) var database: Database
  @MainActor @Singleton(Router.init(config:)) var router: Router
  @Weak(Client.init(config:)) var client: Client
  @Transient(Stripe.init(client:)) var payments: any Payments
  @Transient(Checkout.init(payments:users:)) var checkout: Checkout
  @Assisted(Profile.init(id:users:)) func makeProfile(id: Int) -> Profile
}

/// A graph of the main actor.
@Graph
@MainActor final class MainGraph {
  let config: Config
  @Singleton(Users.init(database:)) var users: Users
  @Singleton(Database.init(config:)) var database: Database
  @MainActor @Singleton(Router.init(config:)) var router: Router
  @Weak(Client.init(config:)) var client: Client
  @Transient(Stripe.init(client:)) var payments: any Payments
  @Transient(Checkout.init(payments:users:)) var checkout: Checkout
  @Assisted(Profile.init(id:users:)) func makeProfile(id: Int) -> Profile
}

/// A graph with the isolation of its module.
@Graph
final class DefaultGraph {
  let config: Config
  @Singleton(Users.init(database:)) var users: Users
  @Singleton(Database.init(config:)) var database: Database
  @MainActor @Singleton(Router.init(config:)) var router: Router
  @Weak(Client.init(config:)) var client: Client
  @Transient(Stripe.init(client:)) var payments: any Payments
  @Transient(Checkout.init(payments:users:)) var checkout: Checkout
  @Assisted(Profile.init(id:users:)) func makeProfile(id: Int) -> Profile
}
