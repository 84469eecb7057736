/// The catalogue.
struct ProductListReport: Report {
  let products: [Product]

  var text: String {
    TextTable(
      columns: [.left, .left, .right, .right],
      rows: products.map { [$0.sku.code, $0.name, "\($0.price)", "\($0.stock) in stock"] }
    ).text
  }

  func encode(to encoder: any Encoder) throws {
    try products.encode(to: encoder)
  }
}
