import Observation

/// The list of what was borrowed.
///
/// Constructor injection: what it needs are the parameters of its initialiser, all of them, and all of them
/// protocols. This file knows nothing of Joinery; `AppGraph` names the initialiser, and its labels are
/// the wiring.
@Observable @MainActor
final class ReadingListModel {
  private(set) var rows: [String] = []
  private(set) var problem: String?

  private let books: any BookRepository
  private let clock: any DayClock
  private let formatter: any DueDateFormatter
  private let analytics: any AnalyticsService

  init(
    books: any BookRepository, clock: any DayClock, formatter: any DueDateFormatter,
    analytics: any AnalyticsService
  ) {
    self.books = books
    self.clock = clock
    self.formatter = formatter
    self.analytics = analytics
  }

  func load() async {
    do {
      let today = clock.today
      rows = try await books.books().map { book in
        "\(book.title): \(formatter.text(due: book.due, today: today))"
      }
      problem = nil
      analytics.track(.opened(screen: "reading list"))
    } catch {
      problem = "The library does not answer: \(error)"
    }
  }
}
