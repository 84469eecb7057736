/// Books from a file of another app.
///
/// Setter injection: a decoder calls the initialiser, so there is nobody who could pass anything to it.
/// The object gets what it needs afterwards: see `BookImport+Injection.swift`.
final class BookImport: Decodable {
  private enum CodingKeys: CodingKey {
    case titles
  }

  let titles: [String]

  /// Set before the object is used.
  var books: (any BookRepository)?
  /// What was set here stays where nothing else is bound.
  var analytics: (any AnalyticsService)? = NoAnalytics()
  private(set) var due: Day?

  /// Says how long imported books may be kept.
  func lend(clock: any DayClock) { due = clock.today + 28 }

  /// Puts the books on the list.
  func run() async throws {
    guard let books, let due else { return }
    let first = 1 + (try await books.books().map(\.id).max() ?? 0)
    for (id, title) in zip(first..., titles) {
      try await books.save(Book(id: id, title: title, due: due))
    }
    analytics?.track(.imported(count: titles.count))
  }
}
