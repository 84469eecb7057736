import Joinery

protocol BookRepository: Sendable {
  func title(of number: Int) async -> String?
}

struct Shelf: Sendable {
  var titles: [Int: String]
}

actor ShelfBooks: BookRepository, Stoppable {
  private var titles: [Int: String]

  private init(titles: [Int: String]) {
    self.titles = titles
  }

  static func open(shelf: Shelf) async throws -> ShelfBooks {
    guard !shelf.titles.isEmpty else { throw EmptyShelf() }
    return ShelfBooks(titles: shelf.titles)
  }

  func title(of number: Int) -> String? { titles[number] }

  func stop() { titles = [:] }
}

struct EmptyShelf: Error {}

final class Desk: Sendable {
  private let books: any BookRepository

  init(books: any BookRepository) {
    self.books = books
  }

  func lend(_ number: Int) async -> String {
    guard let title = await books.title(of: number) else {
      return "There is no book \(number)."
    }
    return "Enjoy '\(title)'."
  }
}

final class Loan: Sendable {
  let number: Int
  private let books: any BookRepository

  init(number: Int, books: any BookRepository) {
    self.number = number
    self.books = books
  }

  func reminder() async -> String {
    "Please bring back '\(await books.title(of: number) ?? "book \(number)")'."
  }
}

@Graph
final class LibraryGraph: Sendable {
  let shelf: Shelf

  @Singleton(ShelfBooks.open(shelf:)) var books: any BookRepository
  @Transient(Desk.init(books:)) var desk: Desk
  @Assisted(Loan.init(number:books:)) func makeLoan(number: Int) -> Loan
}

@main
struct Library {
  static func main() async throws {
    let graph = LibraryGraph(shelf: Shelf(titles: [1: "The Analytical Engine", 2: "On Clocks"]))
    try await graph.start()
    print(await graph.desk.lend(1))
    print(await graph.makeLoan(number: 2).reminder())
    try await graph.stop()
  }
}
