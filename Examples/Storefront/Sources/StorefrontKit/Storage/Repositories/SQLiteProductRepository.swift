/// The catalogue in the database.
struct SQLiteProductRepository: ProductRepository {
  let database: Database

  func all() throws -> [Product] {
    try database.read { connection in
      try connection.rows("SELECT sku, name, price, stock FROM products ORDER BY sku") { row in
        Product(
          sku: try row.sku(0), name: try row.text(1), price: try row.money(2),
          stock: try row.count(3))
      }
    }
  }

  func restock(to stock: Int) throws {
    _ = try database.write { connection in
      try connection.run(
        "UPDATE products SET stock = ? WHERE stock < ?", .integer(stock), .integer(stock))
    }
  }
}
