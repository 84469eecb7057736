import Joinery

// Two parents whose members have the same types and names.

@Graph final class NorthGraph: Sendable {
  let config: Config
  @Singleton(Database.open(config:)) var database: Database
  @Singleton(SQLUsers.init(database:)) var users: any Users
}

@Graph final class SouthGraph: Sendable {
  let config: Config
  @Singleton(Database.open(config:)) var database: Database
  @Transient(First.init) var first: First
}

@Graph final class JunctionGraph: Sendable {
  @Parent let south: SouthGraph
  @Parent let north: NorthGraph
  @Singleton(SQLUsers.init(database:)) var more: any Users
  @Transient(Second.init(users:)) var second: Second
  var database: Database { north.database }
  var title: String { south.config.name }
}

// A parent that two parents share.

@Graph final class WestGraph: Sendable {
  @Parent let base: NorthGraph
  @Transient(Second.init(users:)) var western: Second
  package let user: User
}

@Graph final class EastGraph: Sendable {
  @Parent let base: NorthGraph
  @Transient(Second.init(users:)) var eastern: Second
  package let user: User
}

@Graph final class DiamondGraph: Sendable {
  @Parent let west: WestGraph
  @Parent let east: EastGraph
  @Singleton(Table.init(makeRow:)) var table: Table
  @Assisted(Row.init(index:users:)) func makeRow(index: Int) -> Row
  var users: any Users { west.base.users }
  @Singleton func makeCart() -> Cart { Cart(user: east.user) }
}

// Members that hide those of parents.

@Graph final class InnerGraph: Sendable {
  @Parent let outer: NorthGraph
  let config: Config
  @Singleton(Database.open(config:)) var database: Database
  @Transient(Second.init(users:)) var second: Second
}

@Graph final class InnermostGraph: Sendable {
  @Parent let inner: InnerGraph
  @Singleton(SQLUsers.init(database:)) var users: any Users
  @Transient(Second.init(users:)) var again: Second
}

// The nearer of two parents is asked, in whatever order they are written.

@Graph final class NearGraph: Sendable {
  @Parent let west: WestGraph
  @Parent let south: SouthGraph
  @Singleton(SQLUsers.init(database:)) var own: any Users
}
