/// Something that the shop sells.
struct Product: Hashable, Sendable, Encodable {
  /// The code by which the product is bought.
  let sku: SKU
  /// What it is.
  let name: String
  /// What one piece costs.
  let price: Money
  /// How many pieces are left.
  var stock: Int
}
