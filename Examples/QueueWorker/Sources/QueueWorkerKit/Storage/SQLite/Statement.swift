import CSQLite

/// A statement that is being run, standing on one row of its result.
///
/// Memory: `handle` is finalised once, in `deinit`, because a statement cannot be copied. SQLite's
/// texts last until the next step and are copied before that.
@safe
struct Statement: ~Copyable {
  private let handle: OpaquePointer

  /// Takes over a prepared statement.
  @unsafe
  init(_ handle: OpaquePointer) {
    unsafe self.handle = handle
  }

  deinit {
    unsafe sqlite3_finalize(handle)
  }

  /// Sets a parameter, counted from 1, and gives SQLite's result code.
  func bind(_ value: SQLiteValue, at index: Int) -> Int32 {
    switch value {
    case .integer(let number):
      unsafe sqlite3_bind_int64(handle, Int32(index), Int64(number))
    case .text(let text):
      unsafe sqlite3_bind_text_copy(handle, Int32(index), text, Int32(text.utf8.count))
    }
  }

  /// Goes to the next row, and gives SQLite's result code.
  func step() -> Int32 {
    unsafe sqlite3_step(handle)
  }

  /// The number in a column, counted from 0.
  func integer(_ column: Int) -> Int {
    Int(unsafe sqlite3_column_int64(handle, Int32(column)))
  }

  /// The text in a column, counted from 0, or nil if it is null.
  func optionalText(_ column: Int) -> String? {
    guard let start = unsafe sqlite3_column_text(handle, Int32(column)) else { return nil }
    let count = unsafe sqlite3_column_bytes(handle, Int32(column))
    return unsafe String(
      decoding: UnsafeBufferPointer(start: start, count: Int(count)), as: UTF8.self)
  }

  /// The text in a column, counted from 0, that is not null by the schema.
  func text(_ column: Int) -> String { optionalText(column) ?? "" }
}
