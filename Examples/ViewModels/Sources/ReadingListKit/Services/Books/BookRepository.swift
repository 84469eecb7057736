/// The books that the reader has borrowed, as the library knows them.
protocol BookRepository: Sendable {
  func books() async throws -> [Book]
  func save(_ book: Book) async throws
}

extension BookRepository {
  func book(_ id: Book.ID) async throws -> Book {
    guard let book = try await books().first(where: { $0.id == id }) else {
      throw UnknownBook(id: id)
    }
    return book
  }
}
