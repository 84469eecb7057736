import Testing

@testable import StorefrontKit

@Suite struct CatalogueCacheTests {
  let folder: TemporaryFolder
  let location: DatabaseLocation
  let database: Database
  let cache: CatalogueCache

  init() async throws {
    folder = try TemporaryFolder()
    location = folder.location("shop.sqlite")
    database = try .at(location)
    cache = try await .warmed(database: database)
  }

  @Test("The catalogue is that of the database")
  func products() throws {
    #expect(try cache.all() == DemoData.coffeeShop.products)
  }

  @Test("A change of our own is seen at once")
  func ownChange() throws {
    try cache.restock(to: 20)
    #expect(try cache.all().map(\.stock) == [120, 20, 300, 20, 20, 80])
    _ = try SQLiteOrderRepository(database: database).place(Demo.draft((Demo.mug, 1)))
    #expect(try cache.all().last?.stock == 79)
  }

  @Test("Another process's change is seen at once")
  func foreignChange() throws {
    try SQLiteProductRepository(database: .at(location)).restock(to: 200)
    #expect(try cache.all().map(\.stock) == [200, 200, 300, 200, 200, 200])
  }
}
