/// A value that is bound to a parameter of a statement.
enum SQLiteValue: Hashable, Sendable {
  case null
  case integer(Int)
  case text(String)

  /// A text, or null in its absence.
  static func optional(_ text: String?) -> SQLiteValue { text.map(Self.text) ?? .null }
}
