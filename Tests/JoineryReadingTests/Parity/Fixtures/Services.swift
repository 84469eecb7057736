import Joinery

// What the containers of the fixtures are made of.

protocol Users: Sendable {}
protocol Clock: Sendable {}
protocol Plugin: Sendable {}

enum Audit {}
enum Outer {
  enum Inner {}
  final class Nested: Sendable { init(config: Config) {} }
}

struct Config: Sendable {
  var name = "shop"
  static let production = Config()
  static func make() -> Config { Config() }
}

final class Database: Sendable {
  init(config: Config) {}
  static func open(config: Config) async throws -> Database { Database(config: config) }
  static func checked(config: Config) throws -> Database { Database(config: config) }
}

final class SQLUsers: Users {
  init(database: Database) {}
  init(database: Database, clock: any Clock) {}
}

struct SystemClock: Clock {}

protocol Directory: Users {}
class Folder: Directory, @unchecked Sendable {}
final class Archive: Folder, @unchecked Sendable {}
struct UsersReport: Sendable {}
final class Maker: Sendable {
  init(make: @escaping @Sendable () -> Config) {}
}

struct Memberwise: Sendable {
  let database: Database
  var clock: any Clock
  var retries = 3
  let fixed = 1
}

final class A: Sendable {
  init() {}
  init(b: B) {}
  init(c: C) {}
  init(a: A) {}
}

final class B: Sendable {
  init(a: A) {}
  init(c: C) {}
  init(makeA: Lazy<A>) {}
  init(provider: Provider<A>) {}
}

final class C: Sendable {
  init(a: A) {}
  init(b: B) {}
  init(a: A?, users: [any Users]) {}
}

final class Cart: Sendable {
  init(user: User) {}
}

struct User: Sendable {
  let id: Int
}

final class Checkout: Sendable {
  init(cart: Cart, users: any Users) {}
}

final class Row: Sendable {
  init(index: Int, users: any Users) {}
  static func open(index: Int, users: any Users) async throws -> Row {
    Row(index: index, users: users)
  }
}

final class Table: Sendable {
  init(makeRow: @escaping @Sendable (Int) -> Row) {}
  init(plain: @escaping (Int) -> Row) {}
}

final class First: Plugin {
  init() {}
}

final class Second: Plugin {
  init(users: any Users) {}
}

final class Plugins: Sendable {
  init(plugins: [any Plugin]) {}
  init(optional: [any Plugin]?) {}
  init(lazy: [Lazy<any Plugin>]) {}
}

struct LoggedUsers: Users {
  let base: any Users
  let clock: any Clock
}

final class Auditor: Sendable {
  init(users: Qualified<any Users, Audit>, maybe: Qualified<any Clock, Outer.Inner>?) {}
}

final class Box<Value: Sendable>: Sendable {
  init(value: Value) {}
  init(values: [String: Value], pair: (Int, Value), tag: Set<Int>) {}
}

@MainActor final class Screen {
  init(users: any Users) {}
}

@MainActor final class Window: Sendable {
  init(screen: Screen) {}
}

actor Store {
  init(config: Config) {}
}

final class NeedsScreen: Sendable {
  init(screen: Screen) {}
}

final class NeedsStore: Sendable {
  init(store: Store) {}
}

class Base: @unchecked Sendable {
  let config: Config
  init(config: Config) { self.config = config }
}

final class Derived: Base, @unchecked Sendable {}

typealias Repository = any Users

final class Aliased: Sendable {
  init(users: Repository, clock: Swift.Optional<any Clock>) {}
}

extension A {
  convenience init(clock: any Clock) { self.init() }
}

func makeUsers(database: Database) -> any Users { SQLUsers(database: database) }

func makeClock() -> SystemClock { SystemClock() }

/// A list of types as long as is written.
struct Pack<each Element>: Sendable {}

struct Unusual {
  init(
    pack: Pack<Int, any Users>, protocolType: (any Users).Type,
    conformingType: any Users.Type, list: Pack<(any Users).Type>, both: (any Users & Clock).Type
  ) {}
}
