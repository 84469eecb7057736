import Joinery

/// The database, and what is kept in it.
let storageModule = Module("storage") {
  Singleton { (configuration: AppConfiguration) in
    Database(location: configuration.database, busyTimeout: configuration.busyTimeout)
  }
  Singleton<any UserRepository>(SQLiteUserRepository.init(database:))
  Singleton<any ProductRepository>(SQLiteProductRepository.init(database:))
  Singleton<any OrderRepository>(SQLiteOrderRepository.init(database:))
  Singleton<any Preferences>(SQLitePreferences.init(database:))
}
