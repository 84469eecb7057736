/// Nobody has borrowed such a book.
struct UnknownBook: Error, CustomStringConvertible {
  let id: Book.ID

  var description: String { "There is no book \(id) on the list." }
}
