import Joinery

protocol BookRepository: Sendable {
  func title(of number: Int) async -> String?
}

struct SampleBooks: BookRepository {
  func title(of number: Int) async -> String? {
    [1: "The Analytical Engine", 2: "On Clocks"][number]
  }
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

@Graph
final class LibraryGraph: Sendable {
  @Singleton(SampleBooks.init) var books: any BookRepository
  @Transient(Desk.init(books:)) var desk: Desk
}

@main
struct Library {
  static func main() async {
    let graph = LibraryGraph()
    print(await graph.desk.lend(1))
  }
}
