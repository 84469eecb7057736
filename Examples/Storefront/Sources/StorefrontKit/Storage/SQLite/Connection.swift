import CSQLite
import Foundation

/// An open SQLite database, for one thread at a time.
///
/// Memory: `handle` stays open from `init` to `deinit`, and only statements that this type also
/// finalises use it in between.
@safe
final class Connection {
  /// How a transaction begins.
  enum Access: String {
    /// With a view of the database that others cannot change.
    case reading = "BEGIN"
    /// With the right to write; waits for it now, not halfway through.
    case writing = "BEGIN IMMEDIATE"
  }

  let location: DatabaseLocation
  private let handle: OpaquePointer

  /// Opens a database, or makes an empty one; it waits for nobody until it is told to.
  init(_ location: DatabaseLocation) throws(StorageError) {
    self.location = location
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    var opened: OpaquePointer?
    let code = unsafe sqlite3_open_v2(location.path, &opened, flags, nil)
    guard let handle = unsafe opened else {
      throw StorageError(reason: .cannotOpen("there is no memory for it"), location: location)
    }
    unsafe self.handle = handle
    guard code == SQLITE_OK else { throw openingError() }
    unsafe sqlite3_extended_result_codes(handle, 1)
  }

  deinit {
    unsafe sqlite3_close_v2(handle)
  }

  /// Sets how long to wait for another process that uses the file.
  func wait(atMost timeout: Duration) {
    let (seconds, attoseconds) = timeout.components
    unsafe sqlite3_busy_timeout(handle, Int32(seconds * 1000 + attoseconds / 1_000_000_000_000_000))
  }

  /// Runs statements that take and give nothing.
  func execute(_ script: String) throws(StorageError) {
    guard unsafe sqlite3_exec(handle, script, nil, nil, nil) == SQLITE_OK else { throw error() }
  }

  /// Runs one statement and gives the number of rows that it changed.
  @discardableResult
  func run(_ sql: String, _ values: SQLiteValue...) throws(StorageError) -> Int {
    let statement = try prepare(sql, values)
    while try advance(statement) {}
    return Int(unsafe sqlite3_changes(handle))
  }

  /// Runs one statement and makes a value of every row that it gives.
  func rows<Value>(
    _ sql: String, _ values: SQLiteValue..., read: (borrowing Statement) throws -> Value
  ) throws -> [Value] {
    let statement = try prepare(sql, values)
    var rows: [Value] = []
    while try advance(statement) {
      rows.append(try read(statement))
    }
    return rows
  }

  /// The state of the database, as the transaction that is going on sees it.
  func version() throws -> DatabaseVersion {
    let others = try rows("PRAGMA data_version") { try $0.integer(0) }
    return DatabaseVersion(
      others: others.first ?? 0, own: Int(unsafe sqlite3_total_changes(handle)))
  }

  /// The key of the row that was inserted last.
  var lastInsertedKey: Int { Int(unsafe sqlite3_last_insert_rowid(handle)) }

  /// Does some work whole or not at all.
  func transaction<Value>(_ access: Access, _ work: () throws -> Value) throws -> Value {
    try execute(access.rawValue)
    do {
      let value = try work()
      try execute("COMMIT")
      return value
    } catch {
      // After some errors SQLite has rolled back by itself. If rolling back fails, closing does it.
      if unsafe sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
      throw error
    }
  }
}

extension Connection {
  private func prepare(_ sql: String, _ values: [SQLiteValue]) throws(StorageError) -> Statement {
    var prepared: OpaquePointer?
    let code = unsafe sqlite3_prepare_v2(handle, sql, -1, &prepared, nil)
    guard code == SQLITE_OK, let prepared = unsafe prepared else { throw error() }
    let statement = unsafe Statement(prepared, location: location)
    for (index, value) in values.enumerated() {
      guard statement.bind(value, at: index + 1) == SQLITE_OK else { throw error() }
    }
    return statement
  }

  private func advance(_ statement: borrowing Statement) throws(StorageError) -> Bool {
    switch statement.step() {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw error()
    }
  }

  private func error() -> StorageError {
    let message = unsafe String(cString: sqlite3_errmsg(handle))
    return StorageError(
      code: unsafe sqlite3_extended_errcode(handle), message: message, location: location)
  }

  /// What the system said when SQLite could not open the file, or else what SQLite says.
  private func openingError() -> StorageError {
    let number = unsafe sqlite3_system_errno(handle)
    let reason: StorageError.Reason =
      switch number {
      case 0: error().reason
      case ENOENT: .cannotOpen("there is no such file, and none can be made")
      default: .cannotOpen(unsafe String(cString: strerror(number)))
      }
    return StorageError(reason: reason, location: location)
  }
}
