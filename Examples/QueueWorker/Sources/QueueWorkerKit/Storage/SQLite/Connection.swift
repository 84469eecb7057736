import CSQLite

/// An open SQLite database, for one thread at a time.
///
/// Memory: `handle` stays open from `init` to `deinit`, and only statements that this type also
/// finalises use it in between.
@safe
final class Connection {
  let path: String
  private let handle: OpaquePointer

  /// Opens a database, or makes an empty one.
  ///
  /// - Parameters:
  ///   - path: The file, or `:memory:`.
  ///   - milliseconds: How long to wait for others that use the file.
  /// - Throws: ``StorageError`` if SQLite cannot open it.
  init(path: String, busyTimeout milliseconds: Int) throws(StorageError) {
    self.path = path
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    var opened: OpaquePointer?
    let code = unsafe sqlite3_open_v2(path, &opened, flags, nil)
    guard let handle = unsafe opened else {
      throw StorageError(path: path, reason: "cannot be opened: there is no memory for it")
    }
    unsafe self.handle = handle
    guard code == SQLITE_OK else { throw error() }
    unsafe sqlite3_busy_timeout(handle, Int32(milliseconds))
  }

  deinit {
    unsafe sqlite3_close_v2(handle)
  }

  /// Runs statements that take and give nothing.
  func execute(_ script: String) throws(StorageError) {
    guard unsafe sqlite3_exec(handle, script, nil, nil, nil) == SQLITE_OK else { throw error() }
  }

  /// Runs one statement and gives the number of rows that it changed.
  @discardableResult
  func run(_ sql: String, _ values: SQLiteValue...) throws -> Int {
    try run(sql, values)
  }

  /// Runs one statement and gives the number of rows that it changed.
  func run(_ sql: String, _ values: [SQLiteValue]) throws -> Int {
    _ = try rows(sql, values) { _ in }
    return Int(unsafe sqlite3_changes(handle))
  }

  /// Runs one statement and makes a value of every row that it gives.
  func rows<Value>(
    _ sql: String, _ values: SQLiteValue..., read: (borrowing Statement) throws -> Value
  ) throws -> [Value] {
    try rows(sql, values, read: read)
  }

  /// The key of the row that was inserted last.
  var lastInsertedKey: Int { Int(unsafe sqlite3_last_insert_rowid(handle)) }

  /// Does some work whole or not at all; it has the right to write from its beginning.
  func transaction<Value>(_ work: (Connection) throws -> Value) throws -> Value {
    try execute("BEGIN IMMEDIATE")
    do {
      let value = try work(self)
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
  private func rows<Value>(
    _ sql: String, _ values: [SQLiteValue], read: (borrowing Statement) throws -> Value
  ) throws -> [Value] {
    var prepared: OpaquePointer?
    let code = unsafe sqlite3_prepare_v2(handle, sql, -1, &prepared, nil)
    guard code == SQLITE_OK, let prepared = unsafe prepared else { throw error() }
    let statement = unsafe Statement(prepared)
    for (index, value) in values.enumerated() {
      guard statement.bind(value, at: index + 1) == SQLITE_OK else { throw error() }
    }
    var rows: [Value] = []
    while true {
      switch statement.step() {
      case SQLITE_ROW: rows.append(try read(statement))
      case SQLITE_DONE: return rows
      default: throw error()
      }
    }
  }

  private func error() -> StorageError {
    let message = unsafe String(cString: sqlite3_errmsg(handle))
    let reason =
      switch unsafe sqlite3_errcode(handle) {
      case SQLITE_BUSY, SQLITE_LOCKED: "is locked by another process"
      case SQLITE_READONLY: "is read-only"
      case SQLITE_NOTADB: "is no database"
      case SQLITE_CANTOPEN: "cannot be opened"
      default: "failed: \(message)"
      }
    return StorageError(path: path, reason: reason)
  }
}
