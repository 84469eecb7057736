import Foundation
import Testing

@testable import StorefrontKit

@Suite struct RepositoryTests {
  let database: Database

  init() throws {
    database = try .inMemory()
  }

  @Test("Customers are listed by name and found by id")
  func users() throws {
    let users = SQLiteUserRepository(database: database)
    #expect(try users.all() == DemoData.coffeeShop.users)
    #expect(try users.user(Demo.grace.id) == Demo.grace)
    #expect(try users.user(Demo.nobody) == nil)
  }

  @Test("A new name is kept, and only for the one who has it")
  func rename() throws {
    let users = SQLiteUserRepository(database: database)
    #expect(try users.rename(Demo.ada.id, to: PersonName("Ada King"))?.name == "Ada King")
    #expect(try users.user(Demo.ada.id)?.name == "Ada King")
    #expect(try users.user(Demo.grace.id) == Demo.grace)
    #expect(try users.rename(Demo.nobody, to: PersonName("Nobody")) == nil)
  }

  @Test("Only shelves that hold too little are filled")
  func restock() throws {
    let products = SQLiteProductRepository(database: database)
    try products.restock(to: 20)
    let stock = try products.all().map(\.stock)
    #expect(stock == [120, 20, 300, 20, 20, 80])
  }

  @Test("Settings have defaults, keep changes, and go back")
  func settings() throws {
    let preferences = SQLitePreferences(database: database)
    #expect(try preferences.settings() == Settings())
    try preferences.apply(.analytics(false))
    try preferences.apply(.customer(Demo.grace.id))
    try preferences.apply(.spendingLimit(Money(cents: 1)))
    try preferences.apply(.spendingLimit(Money(cents: 25_00)))
    #expect(
      try preferences.settings()
        == Settings(
          analytics: false, customer: Demo.grace.id, spendingLimit: Money(cents: 25_00)))
    try preferences.apply(.analytics(true))
    try preferences.apply(.customer(nil))
    try preferences.apply(.spendingLimit(nil))
    #expect(try preferences.settings() == Settings())
  }

  @Test("A setting that somebody else broke is damage", arguments: ["maybe", ""])
  func brokenSetting(value: String) throws {
    try database.write { connection in
      _ = try connection.run("INSERT INTO settings VALUES ('analytics', ?)", .text(value))
    }
    #expect(throws: StorageError.self) {
      try SQLitePreferences(database: database).settings()
    }
  }
}
