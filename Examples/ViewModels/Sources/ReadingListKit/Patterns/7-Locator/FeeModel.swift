import Observation

/// What the library will ask for: after the migration.
///
/// Its initialiser names what it needs. The graph makes it, and so does old code, by
/// `FeeModel+Locator.swift`, until the last caller has moved.
@Observable @MainActor
final class FeeModel {
  /// For each day and each book.
  static let cents = 20

  private(set) var cents = 0

  private let books: any BookRepository
  private let clock: any DayClock

  init(books: any BookRepository, clock: any DayClock) {
    self.books = books
    self.clock = clock
  }

  func load() async throws {
    cents = try await books.books().reduce(0) { sum, book in
      sum + max(0, clock.today.days(after: book.due)) * Self.cents
    }
  }
}
