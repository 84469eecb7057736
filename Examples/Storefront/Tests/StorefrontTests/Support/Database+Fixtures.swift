@testable import StorefrontKit

extension Database {
  /// A new database in memory, with the demo data.
  static func inMemory() throws -> Database {
    try Database(opening: .memory, busyTimeout: .zero)
  }

  /// A database in a file, for a test that does not want to wait.
  static func at(
    _ location: DatabaseLocation, schema: Schema = .storefront
  ) throws -> Database {
    try Database(opening: location, busyTimeout: .zero, schema: schema)
  }

  /// How many rows a table has.
  func count(_ table: String) throws -> Int {
    try read { connection in
      try connection.rows("SELECT count(*) FROM \(table)") { try $0.integer(0) }[0]
    }
  }

  /// How many pieces of a product are left.
  func stock(_ sku: SKU) throws -> Int {
    try read { connection in
      try connection.rows("SELECT stock FROM products WHERE sku = ?", .text(sku.code)) { row in
        try row.integer(0)
      }[0]
    }
  }
}
