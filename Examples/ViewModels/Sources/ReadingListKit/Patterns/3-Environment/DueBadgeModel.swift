import Joinery
import Observation

/// The little text on a cover that says when the book has to be back.
///
/// The environment: badges are made all over the app, deep in lists, and who makes one should not have to
/// carry a clock and a formatter there. It keeps what it has read when it was made.
@Observable @MainActor
final class DueBadgeModel {
  var book: Book

  @Injected(\.clock) @ObservationIgnored var clock: any DayClock
  @Injected(\.formatter) @ObservationIgnored var formatter: any DueDateFormatter

  init(book: Book) {
    self.book = book
  }

  var text: String { formatter.text(due: book.due, today: clock.today) }
}
