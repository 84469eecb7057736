import Joinery

/// The database, and what is kept in it.
@Graph
final class StorageGraph: Sendable {
  let configuration: AppConfiguration

  @Singleton func makeDatabase() async throws -> Database {
    try await Database.open(at: configuration.database, busyTimeout: configuration.busyTimeout)
  }

  @Singleton(CatalogueCache.warmed(database:)) var products: any ProductRepository
  @Singleton(SQLiteUserRepository.init(database:)) var users: any UserRepository
  @Singleton(SQLiteOrderRepository.init(database:)) var orders: any OrderRepository
  @Singleton(SQLitePreferences.init(database:)) var preferences: any Preferences
}
