import Joinery
import Observation

/// What has to go back to the library: as it was before the migration.
///
/// The locator: it asks for what it needs, so nobody who makes one sees that. What is missing shows when
/// the screen is opened, and every test has to register all of it.
@Observable @MainActor
final class ReturnsModel {
  private(set) var titles: [String] = []

  private let books: any BookRepository
  private let clock: any DayClock

  init(locator: DependencyContainer = .shared) {
    books = locator.resolve()
    clock = locator.resolve()
  }

  func load() async throws {
    titles = try await books.books().filter { $0.due <= clock.today }.map(\.title)
  }
}
