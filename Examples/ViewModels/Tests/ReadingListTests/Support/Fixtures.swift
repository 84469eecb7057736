import Joinery

@testable import ReadingListKit

extension Book {
  /// A book that is due a few days after the day of `FixedClock`.
  static func fixture(_ id: Int = 1, dueIn days: Int = 3) -> Book {
    Book(id: id, title: "Book \(id)", due: FixedClock().today + days)
  }
}

extension AppGraph {
  /// The app's graph with its two doubles: the compiler says if there have to be more.
  static func testing(books: [Book] = [.fixture()]) -> AppGraph {
    AppGraph(context: .test) {
      $0.clock = FixedClock()
      $0.books = MemoryBookRepository(books)
    }
  }
}
