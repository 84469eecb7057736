/// Tells one state of an open database from another.
struct DatabaseVersion: Hashable, Sendable {
  /// Changes when another connection commits.
  var others: Int
  /// Changes when this connection changes a row.
  var own: Int
}
