import Synchronization

/// The catalogue in memory, for as long as nobody changes the database.
final class CatalogueCache: ProductRepository {
  private struct Content {
    let version: DatabaseVersion
    let products: [Product]
  }

  private let database: Database
  private let stored: SQLiteProductRepository
  private let content = Mutex<Content?>(nil)

  init(database: Database) {
    self.database = database
    stored = SQLiteProductRepository(database: database)
  }

  /// Makes a cache that holds the catalogue already.
  @concurrent
  static func warmed(database: Database) async throws -> CatalogueCache {
    let cache = CatalogueCache(database: database)
    _ = try cache.all()
    return cache
  }

  func all() throws -> [Product] {
    // The version is read first: what is read after a change that comes in between is newer than
    // the cache believes, and is read once more.
    let version = try database.version()
    if let content = content.withLock({ $0 }), content.version == version {
      return content.products
    }
    let products = try stored.all()
    content.withLock { $0 = Content(version: version, products: products) }
    return products
  }

  func restock(to stock: Int) throws {
    try stored.restock(to: stock)
  }
}
