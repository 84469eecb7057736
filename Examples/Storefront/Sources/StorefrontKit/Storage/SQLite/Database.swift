import Synchronization

/// The shop's database: open from its creation until it is closed, and used by one thread at a time.
final class Database: Sendable {
  private let location: DatabaseLocation
  /// Nil once the database is closed.
  private let connection: Mutex<Connection?>

  /// Opens a database and brings it up to date, without waiting for anybody who uses the file.
  ///
  /// The rollback journal is SQLite's default and the one that can be read without the right to
  /// write. `EXTRA` makes a commit last through a loss of power, too.
  ///
  /// - Parameters:
  ///   - location: Where the database is.
  ///   - busyTimeout: How long each transaction waits, later, for another process.
  ///   - schema: What has to be in it.
  /// - Throws: ``StorageError``.
  init(
    opening location: DatabaseLocation, busyTimeout: Duration, schema: Schema = .storefront
  ) throws {
    try location.prepare()
    let connection = try Connection(location)
    try connection.execute(
      """
      PRAGMA foreign_keys = ON;
      PRAGMA trusted_schema = OFF;
      PRAGMA synchronous = EXTRA;
      """)
    try connection.checkCompleteness()
    try schema.prepare(connection)
    connection.wait(atMost: busyTimeout)
    self.location = location
    self.connection = Mutex(connection)
  }

  /// Opens a database and brings it up to date.
  ///
  /// Another process that uses the file is waited for without keeping a thread, and only until
  /// the task is cancelled.
  ///
  /// - Parameters:
  ///   - location: Where the database is.
  ///   - busyTimeout: How long to wait for another process, now and in each transaction.
  ///   - schema: What has to be in it.
  /// - Returns: The database, open.
  /// - Throws: ``StorageError``; `CancellationError` if the task is cancelled.
  @concurrent
  static func open(
    at location: DatabaseLocation, busyTimeout: Duration, schema: Schema = .storefront
  ) async throws -> Database {
    let clock = ContinuousClock()
    let deadline = clock.now + busyTimeout
    while true {
      try Task.checkCancellation()
      do {
        return try Database(opening: location, busyTimeout: busyTimeout, schema: schema)
      } catch let error as StorageError where error.reason == .locked && clock.now < deadline {
        try await clock.sleep(for: .milliseconds(20))
      }
    }
  }

  /// Closes the database, once the transaction that is going on has ended; later ones are errors.
  ///
  /// With a rollback journal every commit is in the file already, so that there is nothing left to
  /// write.
  func close() {
    connection.withLock { $0 = nil }
  }

  /// Reads from one unchanging state of the database.
  func read<Value: Sendable>(_ work: @Sendable (Connection) throws -> Value) throws -> Value {
    try transaction(.reading, work)
  }

  /// Writes whole or not at all.
  func write<Value: Sendable>(_ work: @Sendable (Connection) throws -> Value) throws -> Value {
    try transaction(.writing, work)
  }

  /// The state of the database: another one after each change, whoever made it.
  func version() throws -> DatabaseVersion {
    try read { try $0.version() }
  }

  private func transaction<Value: Sendable>(
    _ access: Connection.Access, _ work: @Sendable (Connection) throws -> Value
  ) throws -> Value {
    try connection.withLock { connection in
      guard let connection else { throw StorageError(reason: .closed, location: location) }
      return try connection.transaction(access) { try work(connection) }
    }
  }
}
