import Joinery
import Testing

// The last steps of the tutorial, compiled and run.

private protocol BookRepository: Sendable {
  func title(of number: Int) async -> String?
}

private struct Shelf: Sendable {
  var titles: [Int: String]
}

private actor ShelfBooks: BookRepository, Stoppable {
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

private struct EmptyShelf: Error {}

private final class Desk: Sendable {
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

private final class Loan: Sendable {
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

private struct Member: Sendable {
  let name: String
}

private actor Bag {
  private let member: Member
  private let books: any BookRepository
  private var titles: [String] = []

  init(member: Member, books: any BookRepository) {
    self.member = member
    self.books = books
  }

  func add(_ number: Int) async {
    if let title = await books.title(of: number) { titles.append(title) }
  }

  func summary() -> String { "\(member.name): \(titles.joined(separator: ", "))" }
}

@Graph
private final class LibraryGraph: Sendable {
  let shelf: Shelf

  @Singleton(ShelfBooks.open(shelf:)) var books: any BookRepository
  @Transient(Desk.init(books:)) var desk: Desk
  @Assisted(Loan.init(number:books:)) func makeLoan(number: Int) -> Loan
}

@Graph
private final class MemberGraph: Sendable {
  @Parent let library: LibraryGraph
  let member: Member

  @Singleton(Bag.init(member:books:)) var bag: Bag
}

private struct Library {
  static func main() async throws {
    let graph = LibraryGraph(shelf: Shelf(titles: [1: "The Analytical Engine", 2: "On Clocks"]))
    try await graph.start()
    print(await graph.desk.lend(1))
    print(await graph.makeLoan(number: 2).reminder())

    let visit = MemberGraph(library: graph, member: Member(name: "Ada"))
    await visit.bag.add(1)
    await visit.bag.add(2)
    print(await visit.bag.summary())

    try await graph.stop()
  }
}

private struct OneBook: BookRepository {
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

@Suite struct LibraryTests {
  @Test func `the program runs`() async throws {
    try await Library.main()
  }

  @Test func `the last step does what the tutorial says`() async throws {
    let graph = LibraryGraph(shelf: Shelf(titles: [1: "The Analytical Engine", 2: "On Clocks"]))
    try await graph.start()
    #expect(await graph.desk.lend(1) == "Enjoy 'The Analytical Engine'.")
    #expect(await graph.makeLoan(number: 2).reminder() == "Please bring back 'On Clocks'.")
    let visit = MemberGraph(library: graph, member: Member(name: "Ada"))
    await visit.bag.add(1)
    await visit.bag.add(2)
    #expect(await visit.bag.summary() == "Ada: The Analytical Engine, On Clocks")
    try await graph.stop()
  }
}
