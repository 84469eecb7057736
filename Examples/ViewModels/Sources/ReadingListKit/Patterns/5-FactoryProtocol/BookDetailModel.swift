import Observation

/// One book.
///
/// One parameter of its initialiser is known only when the screen is opened; the others are the graph's.
@Observable @MainActor
final class BookDetailModel {
  private(set) var book: Book?

  private let bookID: Book.ID
  private let books: any BookRepository
  private let analytics: any AnalyticsService

  init(bookID: Book.ID, books: any BookRepository, analytics: any AnalyticsService) {
    self.bookID = bookID
    self.books = books
    self.analytics = analytics
  }

  func load() async throws { book = try await books.book(bookID) }

  func finish() async throws {
    var finished = try await books.book(bookID)
    finished.isFinished = true
    try await books.save(finished)
    book = finished
    analytics.track(.finished(bookID))
  }
}
