import Synchronization

/// The shop's database: opened when it is first used, and used by one thread at a time.
final class Database: Sendable {
  private let location: DatabaseLocation
  private let busyTimeout: Duration
  private let schema: Schema
  private let connection = Mutex<Connection?>(nil)

  /// Names a database; nothing is opened yet.
  ///
  /// - Parameters:
  ///   - location: Where the database is.
  ///   - busyTimeout: How long to wait for another process that uses the file.
  ///   - schema: What has to be in it.
  init(location: DatabaseLocation, busyTimeout: Duration, schema: Schema = .storefront) {
    self.location = location
    self.busyTimeout = busyTimeout
    self.schema = schema
  }

  /// Reads from one unchanging state of the database.
  func read<Value: Sendable>(_ work: @Sendable (Connection) throws -> Value) throws -> Value {
    try transaction(.reading, work)
  }

  /// Writes whole or not at all.
  func write<Value: Sendable>(_ work: @Sendable (Connection) throws -> Value) throws -> Value {
    try transaction(.writing, work)
  }

  private func transaction<Value: Sendable>(
    _ access: Connection.Access, _ work: @Sendable (Connection) throws -> Value
  ) throws -> Value {
    try connection.withLock { connection in
      let open = try connection ?? self.open()
      connection = open
      return try open.transaction(access) { try work(open) }
    }
  }

  /// Opens the database and brings it up to date; one that fails to open is tried again next time.
  ///
  /// The rollback journal is SQLite's default and the one that can be read without the right to
  /// write. `EXTRA` makes a commit last through a loss of power, too.
  private func open() throws -> sending Connection {
    try location.prepare()
    let connection = try Connection(location, busyTimeout: busyTimeout)
    try connection.execute(
      """
      PRAGMA foreign_keys = ON;
      PRAGMA trusted_schema = OFF;
      PRAGMA synchronous = EXTRA;
      """)
    try connection.checkCompleteness()
    try schema.prepare(connection)
    return connection
  }
}
