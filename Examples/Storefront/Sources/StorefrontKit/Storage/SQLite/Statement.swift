import CSQLite

/// A statement that is being run, standing on one row of its result.
///
/// Memory: `handle` is finalised once, in `deinit`, because a statement cannot be copied. SQLite's
/// texts last until the next step and are copied before that.
@safe
struct Statement: ~Copyable {
  private let handle: OpaquePointer
  private let location: DatabaseLocation

  /// Takes over a prepared statement.
  @unsafe
  init(_ handle: OpaquePointer, location: DatabaseLocation) {
    unsafe self.handle = handle
    self.location = location
  }

  deinit {
    unsafe sqlite3_finalize(handle)
  }

  /// Sets a parameter, counted from 1, and gives SQLite's result code.
  func bind(_ value: SQLiteValue, at index: Int) -> Int32 {
    let index = Int32(index)
    switch value {
    case .null:
      return unsafe sqlite3_bind_null(handle, index)
    case .integer(let number):
      return unsafe sqlite3_bind_int64(handle, index, Int64(number))
    case .text(let text):
      return unsafe sqlite3_bind_text_copy(handle, index, text, Int32(text.utf8.count))
    }
  }

  /// Goes to the next row, and gives SQLite's result code.
  func step() -> Int32 {
    unsafe sqlite3_step(handle)
  }

  /// The number in a column, counted from 0.
  func integer(_ column: Int) throws(StorageError) -> Int {
    try expect(SQLITE_INTEGER, in: column)
    return Int(unsafe sqlite3_column_int64(handle, Int32(column)))
  }

  /// The text in a column, counted from 0.
  func text(_ column: Int) throws(StorageError) -> String {
    try expect(SQLITE_TEXT, in: column)
    let start = unsafe sqlite3_column_text(handle, Int32(column))
    let count = unsafe sqlite3_column_bytes(handle, Int32(column))
    return unsafe String(
      decoding: UnsafeBufferPointer(start: start, count: Int(count)), as: UTF8.self)
  }

  /// The text in a column, counted from 0, or nil if it is null.
  func optionalText(_ column: Int) throws(StorageError) -> String? {
    unsafe sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL ? nil : try text(column)
  }

  /// The value that a reading of a column gave, which has to give one.
  func value<Value>(_ value: Value?, in column: Int) throws(StorageError) -> Value {
    guard let value else { throw damage(in: column) }
    return value
  }

  private func expect(_ type: Int32, in column: Int) throws(StorageError) {
    guard unsafe sqlite3_column_type(handle, Int32(column)) == type else {
      throw damage(in: column)
    }
  }

  private func damage(in column: Int) -> StorageError {
    let name = unsafe String(cString: sqlite3_column_name(handle, Int32(column)))
    return StorageError(reason: .damaged("the column '\(name)' makes no sense"), location: location)
  }
}
