import Joinery
import Testing

@testable import LibraryDesk

struct OneBook: BookRepository {
  func title(of number: Int) async -> String? { number == 7 ? "A Test" : nil }
}

@Suite struct DeskTests {
  private let graph = LibraryGraph(shelf: Shelf(titles: [:])) { $0.books = OneBook() }

  @Test func `a book that the library has is lent`() async {
    #expect(await graph.desk.lend(7) == "Enjoy 'A Test'.")
  }

  @Test func `a book that it does not have is not`() async {
    #expect(await graph.desk.lend(1) == "There is no book 1.")
  }
}
