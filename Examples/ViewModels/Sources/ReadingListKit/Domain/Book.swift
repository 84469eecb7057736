/// A book that was borrowed from the library.
struct Book: Identifiable, Equatable, Sendable {
  let id: Int
  let title: String
  /// When it has to be back.
  var due: Day
  var isFinished = false
}
