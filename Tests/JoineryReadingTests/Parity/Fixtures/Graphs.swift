import Joinery

@Graph final class PlainGraph: Sendable {
  let config: Config
  private let number: Int = 3
  @Singleton(Database.open(config:)) var database: Database
  @Singleton(SQLUsers.init(database:)) var users: any Users
  @Weak(SystemClock.boxed) var clock: AnyClock
  @Transient(Second.init(users:)) var second: Second
  @Assisted(Row.init(index:users:)) func makeRow(index: Int) -> Row
  @Singleton(Table.init(makeRow:)) var table: Table
  @Singleton func makeClient() throws -> Client { Client(database: database) }
  var title: String { config.name }
  func plugins() -> [any Plugin] { [second] }
}

@Graph final class ChildGraph: Sendable {
  @Parent let app: PlainGraph
  let user: User
  @Singleton(Cart.init(user:)) var cart: Cart
  @Transient(Checkout.init(cart:users:)) var checkout: Checkout
  @Singleton func makeBox() -> Box<Int> { Box(value: app.title.count) }
}

@Graph final class GrandchildGraph: Sendable {
  @Parent let session: ChildGraph
  @Transient(Checkout.init(cart:users:)) var again: Checkout
}

@Graph final class TwinGraph: Sendable {
  let first: Config
  let second: Config
  @Singleton(Twins.init(first:second:)) var twins: Twins
}

@MainActor @Graph final class MainGraph {
  let config: Config
  @Singleton(MainGraph.users) var users: any Users
  @Singleton(Screen.init(users:)) var screen: Screen
  @Assisted(Screen.init(users:)) func makeScreen() -> Screen
  nonisolated static func users() -> any Users {
    SQLUsers(database: Database(config: Config()))
  }
}

@Graph final class UnsendableGraph {
  @Transient(First.init) var first: First
  @Assisted(Box<Int>.init(value:)) func makeBox(value: Int) -> Box<Int>
  func work() throws -> Int { 1 }
  var later: Int { get throws { 1 } }
  var last: Int { get async throws { 1 } }
}

final class AnyClock: Sendable {}

extension SystemClock {
  static func boxed() -> AnyClock { AnyClock() }
}

final class Client: Sendable {
  init(database: Database) {}
}

final class Twins: Sendable {
  init(first: Config, second: Config) {}
}
