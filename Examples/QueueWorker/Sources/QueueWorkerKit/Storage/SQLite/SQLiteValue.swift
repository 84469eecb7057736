/// A value that is bound to a parameter of a statement.
enum SQLiteValue: Hashable, Sendable {
  case integer(Int)
  case text(String)

  /// The moment, in milliseconds.
  static func moment(_ moment: Timestamp) -> SQLiteValue { .integer(moment.milliseconds) }
}
