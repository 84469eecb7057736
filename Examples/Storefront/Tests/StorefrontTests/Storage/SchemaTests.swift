import Foundation
import Testing

@testable import StorefrontKit

@Suite struct SchemaTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("An older database is brought up to date and keeps what it holds")
  func upgrade() throws {
    let location = folder.location("shop.sqlite")
    try Database.at(location).write { connection in
      _ = try connection.run("UPDATE users SET name = 'Ada King' WHERE name = 'Ada Lovelace'")
    }
    let names = try Database.at(location, schema: later).read { connection in
      try connection.rows("SELECT name FROM users WHERE phone IS NULL ORDER BY name") { row in
        try row.text(0)
      }
    }
    #expect(names.first == "Ada King")
    #expect(names.count == 4)
    #expect(throws: StorageError(reason: .newerSchema(found: 3, supported: 2), location: location))
    {
      try Database.at(location).count("users")
    }
  }

  @Test("An order of the first release was paid by card")
  func firstRelease() throws {
    let location = folder.location("shop.sqlite")
    let first = Schema(
      migrations: Array(Schema.storefront.migrations.prefix(1)), demoData: .coffeeShop)
    try Database.at(location, schema: first).write { connection in
      _ = try connection.run(
        """
        INSERT INTO orders (customer, placed_at, payment_key, state)
        VALUES (?, 0, '00000000-0000-4000-8000-000000000000', 'pending')
        """, .text(Demo.ada.id.uuidString))
    }
    let orders = try SQLiteOrderRepository(database: .at(location)).pending()
    #expect(orders.map(\.paymentMethod) == ["card"])
  }

  @Test("A step that fails leaves the database at the version before")
  func failedUpgrade() throws {
    let location = folder.location("shop.sqlite")
    _ = try Database.at(location).count("users")
    let broken = Schema(
      migrations: later.migrations + [Migration(version: 4, statements: "INSERT INTO nowhere;")],
      demoData: .coffeeShop)
    #expect(throws: StorageError.self) { try Database.at(location, schema: broken).count("users") }
    #expect(try Database.at(location).count("users") == 4)
  }

  @Test("The versions of the steps count up from 1")
  func versions() {
    let versions = Schema.storefront.migrations.map(\.version)
    #expect(versions == Array(1...versions.count))
  }

  @Test("Every part of the demo data is well-formed")
  func demoData() {
    #expect(DemoData.coffeeShop.users.count == 4)
    #expect(DemoData.coffeeShop.products.count == 6)
  }

  @Test("Two first runs at once give one set of demo data", .timeLimit(.minutes(10)))
  func race() async throws {
    let location = folder.location("shop.sqlite")
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<4 {
        group.addTask {
          try await Database.open(at: location, busyTimeout: .seconds(30)).count("users")
        }
      }
      for try await count in group { #expect(count == 4) }
    }
  }

  private var later: Schema {
    let step = Migration(version: 3, statements: "ALTER TABLE users ADD COLUMN phone TEXT;")
    return Schema(migrations: Schema.storefront.migrations + [step], demoData: .coffeeShop)
  }
}
