import Foundation

/// What a new shop opens with.
struct DemoData: Sendable {
  let users: [User]
  let products: [Product]

  /// Fills the tables of a new database.
  func insert(into connection: Connection) throws {
    for user in users {
      try connection.run(
        "INSERT INTO users (id, name, email) VALUES (?, ?, ?)",
        .text(user.id.uuidString), .text(user.name), .text(user.email))
    }
    for product in products {
      try connection.run(
        "INSERT INTO products (sku, name, price, stock) VALUES (?, ?, ?, ?)",
        .text(product.sku.code), .text(product.name), .integer(product.price.cents),
        .integer(product.stock))
    }
  }
}

extension DemoData {
  /// A shop for coffee and what it takes, and its first customers.
  static let coffeeShop = DemoData(
    users: [
      ("ADA01815-1210-4852-8000-000000000001", "Ada Lovelace", "ada@example.com"),
      ("A1A01912-0623-4954-8000-000000000002", "Alan Turing", "alan@example.com"),
      ("BA2B1902-0616-4992-8000-000000000003", "Barbara McClintock", "barbara@example.com"),
      ("62ACE190-6120-4992-8000-000000000004", "Grace Hopper", "grace@example.com"),
    ].compactMap { id, name, email in
      UUID(uuidString: id).map { User(id: $0, name: name, email: email) }
    },
    products: [
      ("BEANS", "Coffee beans, 1 kg", 18_90, 120),
      ("ESPRESSO", "Espresso machine", 649_00, 6),
      ("FILTERS", "Paper filters, 100", 6_40, 300),
      ("GRINDER", "Burr grinder", 159_00, 12),
      ("KETTLE", "Gooseneck kettle", 74_00, 20),
      ("MUG", "Stoneware mug", 14_50, 80),
    ].compactMap { code, name, cents, stock in
      SKU(code).map { Product(sku: $0, name: name, price: Money(cents: cents), stock: stock) }
    })
}
