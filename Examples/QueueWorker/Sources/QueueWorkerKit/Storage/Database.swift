import Synchronization

/// The database: open from its creation until it is closed, and used by one thread at a time.
///
/// A transaction waits for other processes in the thread that it is called in. All of them are short.
final class Database: Sendable {
  private let path: String
  /// Nil once the database is closed.
  private let connection: Mutex<Connection?>

  private init(_ connection: sending Connection, path: String) {
    self.path = path
    self.connection = Mutex(connection)
  }

  /// Opens the database, and makes the tables if it is new.
  ///
  /// - Throws: ``StorageError``.
  @concurrent
  static func open(settings: Settings) async throws -> Database {
    let connection = try Connection(
      path: settings.database, busyTimeout: settings.busyTimeout.milliseconds)
    try connection.execute("PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF;")
    try connection.prepareSchema()
    return Database(connection, path: settings.database)
  }

  /// Does some work whole or not at all.
  func transaction<Value: Sendable>(
    _ work: @Sendable (Connection) throws -> Value
  ) throws -> Value {
    try connection.withLock { connection in
      guard let connection else { throw StorageError(path: path, reason: "is closed") }
      return try connection.transaction(work)
    }
  }

  /// Closes the database, once the transaction that is going on has ended; later ones are errors.
  func close() {
    connection.withLock { $0 = nil }
  }
}
