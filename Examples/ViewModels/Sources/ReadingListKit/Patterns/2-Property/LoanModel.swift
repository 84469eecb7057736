import Joinery
import Observation

/// Extends the loan of a book.
///
/// Property injection: the book and the repository, without which it makes no sense, are parameters of the
/// initialiser. Analytics cut across the whole app, and reminders are an optional part; both are properties
/// that are filled when the object is made, and whoever makes one need not know of them.
@Observable @MainActor
final class LoanModel {
  private(set) var book: Book
  private let books: any BookRepository

  @Injected(\.analytics) @ObservationIgnored var analytics: any AnalyticsService
  /// Nil where the app's container has no reminders, or where there is no container.
  @Injected @ObservationIgnored var reminders: (any ReminderService)?

  init(book: Book, books: any BookRepository) {
    self.book = book
    self.books = books
  }

  func extend(by days: Int) async throws {
    var extended = book
    extended.due = book.due + days
    try await books.save(extended)
    book = extended
    analytics.track(.extended(book.id, days: days))
    reminders?.remind(of: book, on: book.due + -1)
  }
}
