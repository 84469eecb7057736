import Joinery

protocol BookRepository: Sendable {
  func title(of number: Int) async -> String?
}

struct Shelf: Sendable {
  var titles: [Int: String]
}

struct ShelfBooks: BookRepository {
  let shelf: Shelf

  func title(of number: Int) async -> String? { shelf.titles[number] }
}

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

  @Singleton(ShelfBooks.init(shelf:)) var books: any BookRepository
  @Transient(Desk.init(books:)) var desk: Desk
  @Assisted(Loan.init(number:books:)) func makeLoan(number: Int) -> Loan
}

@main
struct Library {
  static func main() async {
    let graph = LibraryGraph(shelf: Shelf(titles: [1: "The Analytical Engine", 2: "On Clocks"]))
    print(await graph.desk.lend(1))
    print(await graph.makeLoan(number: 2).reminder())
  }
}
