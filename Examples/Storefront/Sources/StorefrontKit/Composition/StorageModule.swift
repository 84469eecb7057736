import Joinery

/// The database, and what is kept in it.
let storageModule = Module("storage") {
  Singleton { (configuration: AppConfiguration) async throws in
    try await Database.open(at: configuration.database, busyTimeout: configuration.busyTimeout)
  }
  Singleton<any UserRepository>(SQLiteUserRepository.init(database:))
  Singleton<any ProductRepository>(CatalogueCache.warmed(from:))
  Singleton<any OrderRepository>(SQLiteOrderRepository.init(database:))
  Singleton<any Preferences>(SQLitePreferences.init(database:))
}
