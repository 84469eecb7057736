/// Books that are forgotten when the program ends.
actor MemoryBookRepository: BookRepository {
  private var stored: [Book.ID: Book]

  init(_ books: [Book]) {
    stored = Dictionary(books.map { ($0.id, $0) }) { _, last in last }
  }

  func books() -> [Book] { stored.values.sorted { $0.id < $1.id } }
  func save(_ book: Book) { stored[book.id] = book }
}

extension MemoryBookRepository {
  /// A few books, of which one is overdue.
  static func demo(clock: any DayClock) -> MemoryBookRepository {
    let today = clock.today
    return MemoryBookRepository([
      Book(id: 1, title: "Middlemarch", due: today + 12),
      Book(id: 2, title: "The Left Hand of Darkness", due: today + 3),
      Book(id: 3, title: "Invisible Cities", due: today),
      Book(id: 4, title: "The Rings of Saturn", due: today + -2),
    ])
  }
}
