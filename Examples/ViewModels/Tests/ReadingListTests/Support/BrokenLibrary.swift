@testable import ReadingListKit

/// A library that does not answer.
struct BrokenLibrary: BookRepository {
  struct Offline: Error, CustomStringConvertible {
    var description: String { "offline" }
  }

  func books() throws -> [Book] { throw Offline() }
  func save(_ book: Book) throws { throw Offline() }
}
