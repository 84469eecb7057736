// The names are those that the macros write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Joinery

// Graphs as `@Graph` expands them, in every isolation that a graph may have. What the macro writes
// leaves the isolation to the class wherever it can, so it is the same in all of them.

/// A graph that any thread may use.
nonisolated final class SharedGraph: Sendable {
  let config: Config

  var users: Users { _users.value(of: "users", in: graphCore) }
  private let _users: SingletonCell<Users>
  private static func make_users(_ graph: SharedGraph) -> Users {
    Users(database: graph._members.database)
  }

  var database: Database { _database.value(of: "database", in: graphCore) }
  private let _database: SingletonCell<Database>
  private static func make_database(_ graph: SharedGraph) async throws -> Database {
    try await Database(config: graph._members.config)
  }

  @MainActor var router: Router { _router.value(of: "router", in: graphCore) }
  private let _router: SingletonCell<Router>
  @MainActor private static func make_router(_ graph: SharedGraph) -> Router {
    Router(config: graph._members.config)
  }

  var client: Client { _client.value(of: "client", in: graphCore) }
  private let _client: WeakCell<Client>
  private static func make_client(_ graph: SharedGraph) -> Client {
    Client(config: graph._members.config)
  }

  var checkout: Checkout { SharedGraph.make_checkout(self) }
  private let _checkout: OverrideCell<checkoutFactory>
  typealias checkoutFactory = @Sendable () -> Checkout
  private static func make_checkout(_ graph: SharedGraph) -> Checkout {
    if let make = graph._checkout.function { return make() }
    return Checkout(payments: Stripe(client: graph._members.client), users: graph._members.users)
  }

  func makeProfile(id: Int) -> Profile {
    if let make = _makeProfile.function { return make(id) }
    return Profile(id: id, users: _members.users)
  }
  private let _makeProfile: OverrideCell<@Sendable (Int) -> Profile>

  nonisolated let graphCore: GraphCore

  nonisolated struct Overrides {
    var users: Users?
    var database: Database?
    var router: Router?
    var client: Client?
    var checkout: checkoutFactory?
    var makeProfile: (@Sendable (Int) -> Profile)?
    init() {}
  }

  init(
    config: Config, context: GraphContext = .live, _ overrides: ((inout Overrides) -> Void)? = nil
  ) {
    self.config = config
    graphCore = GraphCore("SharedGraph", context: context)
    var replaced = Overrides()
    overrides?(&replaced)
    _users = SingletonCell(replaced.users, of: "users", in: graphCore)
    _database = SingletonCell(replaced.database, of: "database", in: graphCore)
    _router = SingletonCell(replaced.router, of: "router", in: graphCore)
    _client = WeakCell(replaced.client, of: "client", in: graphCore)
    _checkout = OverrideCell(replaced.checkout)
    _makeProfile = OverrideCell(replaced.makeProfile)
    graphCore.connect(to: self)
  }

  func `override`(_ overrides: (inout Overrides) -> Void) {
    var replaced = Overrides()
    overrides(&replaced)
    _users.override(with: replaced.users, of: "users", in: graphCore)
    _database.override(with: replaced.database, of: "database", in: graphCore)
    _router.override(with: replaced.router, of: "router", in: graphCore)
    _client.override(with: replaced.client, of: "client", in: graphCore)
    _checkout.override(with: replaced.checkout)
    _makeProfile.override(with: replaced.makeProfile)
  }

  nonisolated static func describe(_ graph: GraphDescriber<SharedGraph>) {
    graph.input("config", SharedGraph.get_config, file: "Shop/Graph.swift", line: 3, column: 3)
    graph.singleton(
      "users", SharedGraph.make_users, needs: "database", file: "Shop/Graph.swift", line: 4,
      column: 3)
    graph.singleton(
      "database", SharedGraph.make_database, needs: "config", file: "Shop/Graph.swift", line: 5,
      column: 3)
    graph.singleton(
      "router", SharedGraph.make_router, needs: "config", file: "Shop/Graph.swift", line: 6,
      column: 3)
    graph.weak(
      "client", SharedGraph.make_client, needs: "config", file: "Shop/Graph.swift", line: 7,
      column: 3)
    graph.transient(
      "checkout", SharedGraph.make_checkout, needs: "client", "users", file: "Shop/Graph.swift",
      line: 8, column: 3)
    graph.function(
      "makeProfile", SharedGraph.get_makeProfile, needs: "users", file: "Shop/Graph.swift",
      line: 9, column: 3)
  }

  private static func get_config(_ graph: SharedGraph) -> Config { graph.config }
  private static func get_makeProfile(_ graph: SharedGraph) -> @Sendable (Int) -> Profile {
    graph._members.makeProfile
  }

  private var _members: Members { Members(graph: self) }
  nonisolated private struct Members {
    let graph: SharedGraph
    var config: Config { graph.config }
    var users: Users { graph.users }
    var database: Database { graph.database }
    var client: Client { graph.client }
    var makeProfile: @Sendable (Int) -> Profile {
      { [weak graph] id in
        GraphCore.living(graph, calling: "makeProfile", of: "SharedGraph").makeProfile(id: id)
      }
    }
  }
}
extension SharedGraph: DependencyGraph {}

/// A graph that is used where it was made.
nonisolated final class LocalGraph {
  let config: Config

  var users: Users { _users.value(of: "users", in: graphCore) }
  private let _users: SingletonCell<Users>
  private static func make_users(_ graph: LocalGraph) -> Users {
    Users(database: graph._members.database)
  }

  var database: Database { _database.value(of: "database", in: graphCore) }
  private let _database: SingletonCell<Database>
  private static func make_database(_ graph: LocalGraph) async throws -> Database {
    try await Database(config: graph._members.config)
  }

  @MainActor var router: Router { _router.value(of: "router", in: graphCore) }
  private let _router: SingletonCell<Router>
  @MainActor private static func make_router(_ graph: LocalGraph) -> Router {
    Router(config: graph._members.config)
  }

  var client: Client { _client.value(of: "client", in: graphCore) }
  private let _client: WeakCell<Client>
  private static func make_client(_ graph: LocalGraph) -> Client {
    Client(config: graph._members.config)
  }

  var checkout: Checkout { LocalGraph.make_checkout(self) }
  private let _checkout: OverrideCell<checkoutFactory>
  typealias checkoutFactory = () -> Checkout
  private static func make_checkout(_ graph: LocalGraph) -> Checkout {
    if let make = graph._checkout.function { return make() }
    return Checkout(payments: Stripe(client: graph._members.client), users: graph._members.users)
  }

  func makeProfile(id: Int) -> Profile {
    if let make = _makeProfile.function { return make(id) }
    return Profile(id: id, users: _members.users)
  }
  private let _makeProfile: OverrideCell<(Int) -> Profile>

  nonisolated let graphCore: GraphCore

  nonisolated struct Overrides {
    var users: Users?
    var database: Database?
    var router: Router?
    var client: Client?
    var checkout: checkoutFactory?
    var makeProfile: ((Int) -> Profile)?
    init() {}
  }

  init(
    config: Config, context: GraphContext = .live, _ overrides: ((inout Overrides) -> Void)? = nil
  ) {
    self.config = config
    graphCore = GraphCore("LocalGraph", context: context)
    var replaced = Overrides()
    overrides?(&replaced)
    _users = SingletonCell(replaced.users, of: "users", in: graphCore)
    _database = SingletonCell(replaced.database, of: "database", in: graphCore)
    _router = SingletonCell(replaced.router, of: "router", in: graphCore)
    _client = WeakCell(replaced.client, of: "client", in: graphCore)
    _checkout = OverrideCell(replaced.checkout)
    _makeProfile = OverrideCell(replaced.makeProfile)
    graphCore.connect(to: self)
  }

  func `override`(_ overrides: (inout Overrides) -> Void) {
    var replaced = Overrides()
    overrides(&replaced)
    _users.override(with: replaced.users, of: "users", in: graphCore)
    _database.override(with: replaced.database, of: "database", in: graphCore)
    _router.override(with: replaced.router, of: "router", in: graphCore)
    _client.override(with: replaced.client, of: "client", in: graphCore)
    _checkout.override(with: replaced.checkout)
    _makeProfile.override(with: replaced.makeProfile)
  }

  nonisolated static func describe(_ graph: GraphDescriber<LocalGraph>) {
    graph.input("config", LocalGraph.get_config, file: "Shop/Graph.swift", line: 3, column: 3)
    graph.singleton(
      "users", LocalGraph.make_users, needs: "database", file: "Shop/Graph.swift", line: 4,
      column: 3)
    graph.singleton(
      "database", LocalGraph.make_database, needs: "config", file: "Shop/Graph.swift", line: 5,
      column: 3)
    graph.singleton(
      "router", LocalGraph.make_router, needs: "config", file: "Shop/Graph.swift", line: 6,
      column: 3)
    graph.weak(
      "client", LocalGraph.make_client, needs: "config", file: "Shop/Graph.swift", line: 7,
      column: 3)
    graph.transient(
      "checkout", LocalGraph.make_checkout, needs: "client", "users", file: "Shop/Graph.swift",
      line: 8, column: 3)
    graph.function(
      "makeProfile", LocalGraph.get_makeProfile, needs: "users", file: "Shop/Graph.swift",
      line: 9, column: 3)
  }

  private static func get_config(_ graph: LocalGraph) -> Config { graph.config }
  private static func get_makeProfile(_ graph: LocalGraph) -> (Int) -> Profile {
    graph._members.makeProfile
  }

  private var _members: Members { Members(graph: self) }
  nonisolated private struct Members {
    let graph: LocalGraph
    var config: Config { graph.config }
    var users: Users { graph.users }
    var database: Database { graph.database }
    var client: Client { graph.client }
    var makeProfile: (Int) -> Profile {
      { [weak graph] id in
        GraphCore.living(graph, calling: "makeProfile", of: "LocalGraph").makeProfile(id: id)
      }
    }
  }
}
extension LocalGraph: DependencyGraph {}

/// A graph of the main actor.
@MainActor final class MainGraph {
  let config: Config

  var users: Users { _users.value(of: "users", in: graphCore) }
  private let _users: SingletonCell<Users>
  private static func make_users(_ graph: MainGraph) -> Users {
    Users(database: graph._members.database)
  }

  var database: Database { _database.value(of: "database", in: graphCore) }
  private let _database: SingletonCell<Database>
  private static func make_database(_ graph: MainGraph) async throws -> Database {
    try await Database(config: graph._members.config)
  }

  @MainActor var router: Router { _router.value(of: "router", in: graphCore) }
  private let _router: SingletonCell<Router>
  @MainActor private static func make_router(_ graph: MainGraph) -> Router {
    Router(config: graph._members.config)
  }

  var client: Client { _client.value(of: "client", in: graphCore) }
  private let _client: WeakCell<Client>
  private static func make_client(_ graph: MainGraph) -> Client {
    Client(config: graph._members.config)
  }

  var checkout: Checkout { MainGraph.make_checkout(self) }
  private let _checkout: OverrideCell<checkoutFactory>
  typealias checkoutFactory = @MainActor () -> Checkout
  private static func make_checkout(_ graph: MainGraph) -> Checkout {
    if let make = graph._checkout.function { return make() }
    return Checkout(payments: Stripe(client: graph._members.client), users: graph._members.users)
  }

  func makeProfile(id: Int) -> Profile {
    if let make = _makeProfile.function { return make(id) }
    return Profile(id: id, users: _members.users)
  }
  private let _makeProfile: OverrideCell<@MainActor (Int) -> Profile>

  nonisolated let graphCore: GraphCore

  @MainActor struct Overrides {
    var users: Users?
    var database: Database?
    var router: Router?
    var client: Client?
    var checkout: checkoutFactory?
    var makeProfile: (@MainActor (Int) -> Profile)?
    init() {}
  }

  init(
    config: Config, context: GraphContext = .live, _ overrides: ((inout Overrides) -> Void)? = nil
  ) {
    self.config = config
    graphCore = GraphCore("MainGraph", context: context)
    var replaced = Overrides()
    overrides?(&replaced)
    _users = SingletonCell(replaced.users, of: "users", in: graphCore)
    _database = SingletonCell(replaced.database, of: "database", in: graphCore)
    _router = SingletonCell(replaced.router, of: "router", in: graphCore)
    _client = WeakCell(replaced.client, of: "client", in: graphCore)
    _checkout = OverrideCell(replaced.checkout)
    _makeProfile = OverrideCell(replaced.makeProfile)
    graphCore.connect(to: self)
  }

  func `override`(_ overrides: (inout Overrides) -> Void) {
    var replaced = Overrides()
    overrides(&replaced)
    _users.override(with: replaced.users, of: "users", in: graphCore)
    _database.override(with: replaced.database, of: "database", in: graphCore)
    _router.override(with: replaced.router, of: "router", in: graphCore)
    _client.override(with: replaced.client, of: "client", in: graphCore)
    _checkout.override(with: replaced.checkout)
    _makeProfile.override(with: replaced.makeProfile)
  }

  nonisolated static func describe(_ graph: GraphDescriber<MainGraph>) {
    graph.input("config", MainGraph.get_config, file: "Shop/Graph.swift", line: 3, column: 3)
    graph.singleton(
      "users", MainGraph.make_users, needs: "database", file: "Shop/Graph.swift", line: 4,
      column: 3)
    graph.singleton(
      "database", MainGraph.make_database, needs: "config", file: "Shop/Graph.swift", line: 5,
      column: 3)
    graph.singleton(
      "router", MainGraph.make_router, needs: "config", file: "Shop/Graph.swift", line: 6,
      column: 3)
    graph.weak(
      "client", MainGraph.make_client, needs: "config", file: "Shop/Graph.swift", line: 7,
      column: 3)
    graph.transient(
      "checkout", MainGraph.make_checkout, needs: "client", "users", file: "Shop/Graph.swift",
      line: 8, column: 3)
    graph.function(
      "makeProfile", MainGraph.get_makeProfile, needs: "users", file: "Shop/Graph.swift",
      line: 9, column: 3)
  }

  private static func get_config(_ graph: MainGraph) -> Config { graph.config }
  private static func get_makeProfile(_ graph: MainGraph) -> @MainActor (Int) -> Profile {
    graph._members.makeProfile
  }

  private var _members: Members { Members(graph: self) }
  @MainActor private struct Members {
    let graph: MainGraph
    var config: Config { graph.config }
    var users: Users { graph.users }
    var database: Database { graph.database }
    var client: Client { graph.client }
    var makeProfile: @MainActor (Int) -> Profile {
      { [weak graph] id in
        GraphCore.living(graph, calling: "makeProfile", of: "MainGraph").makeProfile(id: id)
      }
    }
  }
}
extension MainGraph: DependencyGraph {}

/// A graph with the isolation that the module has by default.
final class DefaultGraph {
  let config: Config

  var users: Users { _users.value(of: "users", in: graphCore) }
  private let _users: SingletonCell<Users>
  private static func make_users(_ graph: DefaultGraph) -> Users {
    Users(database: graph._members.database)
  }

  var database: Database { _database.value(of: "database", in: graphCore) }
  private let _database: SingletonCell<Database>
  private static func make_database(_ graph: DefaultGraph) async throws -> Database {
    try await Database(config: graph._members.config)
  }

  @MainActor var router: Router { _router.value(of: "router", in: graphCore) }
  private let _router: SingletonCell<Router>
  @MainActor private static func make_router(_ graph: DefaultGraph) -> Router {
    Router(config: graph._members.config)
  }

  var client: Client { _client.value(of: "client", in: graphCore) }
  private let _client: WeakCell<Client>
  private static func make_client(_ graph: DefaultGraph) -> Client {
    Client(config: graph._members.config)
  }

  var checkout: Checkout { DefaultGraph.make_checkout(self) }
  private let _checkout: OverrideCell<checkoutFactory>
  typealias checkoutFactory = () -> Checkout
  private static func make_checkout(_ graph: DefaultGraph) -> Checkout {
    if let make = graph._checkout.function { return make() }
    return Checkout(payments: Stripe(client: graph._members.client), users: graph._members.users)
  }

  func makeProfile(id: Int) -> Profile {
    if let make = _makeProfile.function { return make(id) }
    return Profile(id: id, users: _members.users)
  }
  private let _makeProfile: OverrideCell<(Int) -> Profile>

  nonisolated let graphCore: GraphCore

  struct Overrides {
    var users: Users?
    var database: Database?
    var router: Router?
    var client: Client?
    var checkout: checkoutFactory?
    var makeProfile: ((Int) -> Profile)?
    init() {}
  }

  init(
    config: Config, context: GraphContext = .live, _ overrides: ((inout Overrides) -> Void)? = nil
  ) {
    self.config = config
    graphCore = GraphCore("DefaultGraph", context: context)
    var replaced = Overrides()
    overrides?(&replaced)
    _users = SingletonCell(replaced.users, of: "users", in: graphCore)
    _database = SingletonCell(replaced.database, of: "database", in: graphCore)
    _router = SingletonCell(replaced.router, of: "router", in: graphCore)
    _client = WeakCell(replaced.client, of: "client", in: graphCore)
    _checkout = OverrideCell(replaced.checkout)
    _makeProfile = OverrideCell(replaced.makeProfile)
    graphCore.connect(to: self)
  }

  func `override`(_ overrides: (inout Overrides) -> Void) {
    var replaced = Overrides()
    overrides(&replaced)
    _users.override(with: replaced.users, of: "users", in: graphCore)
    _database.override(with: replaced.database, of: "database", in: graphCore)
    _router.override(with: replaced.router, of: "router", in: graphCore)
    _client.override(with: replaced.client, of: "client", in: graphCore)
    _checkout.override(with: replaced.checkout)
    _makeProfile.override(with: replaced.makeProfile)
  }

  nonisolated static func describe(_ graph: GraphDescriber<DefaultGraph>) {
    graph.input("config", DefaultGraph.get_config, file: "Shop/Graph.swift", line: 3, column: 3)
    graph.singleton(
      "users", DefaultGraph.make_users, needs: "database", file: "Shop/Graph.swift", line: 4,
      column: 3)
    graph.singleton(
      "database", DefaultGraph.make_database, needs: "config", file: "Shop/Graph.swift", line: 5,
      column: 3)
    graph.singleton(
      "router", DefaultGraph.make_router, needs: "config", file: "Shop/Graph.swift", line: 6,
      column: 3)
    graph.weak(
      "client", DefaultGraph.make_client, needs: "config", file: "Shop/Graph.swift", line: 7,
      column: 3)
    graph.transient(
      "checkout", DefaultGraph.make_checkout, needs: "client", "users", file: "Shop/Graph.swift",
      line: 8, column: 3)
    graph.function(
      "makeProfile", DefaultGraph.get_makeProfile, needs: "users", file: "Shop/Graph.swift",
      line: 9, column: 3)
  }

  private static func get_config(_ graph: DefaultGraph) -> Config { graph.config }
  private static func get_makeProfile(_ graph: DefaultGraph) -> (Int) -> Profile {
    graph._members.makeProfile
  }

  private var _members: Members { Members(graph: self) }
  private struct Members {
    let graph: DefaultGraph
    var config: Config { graph.config }
    var users: Users { graph.users }
    var database: Database { graph.database }
    var client: Client { graph.client }
    var makeProfile: (Int) -> Profile {
      { [weak graph] id in
        GraphCore.living(graph, calling: "makeProfile", of: "DefaultGraph").makeProfile(id: id)
      }
    }
  }
}
extension DefaultGraph: DependencyGraph {}
