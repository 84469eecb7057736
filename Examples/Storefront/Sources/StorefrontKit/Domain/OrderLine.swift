/// Some pieces of one product, at the price that they were bought for.
struct OrderLine: Hashable, Sendable {
  /// The product's code.
  let sku: SKU
  /// What the product was called.
  let name: String
  /// How many pieces.
  let quantity: Int
  /// What one piece cost.
  let unitPrice: Money

  var total: Money { unitPrice * quantity }
}

extension OrderLine: Encodable {
  private enum CodingKeys: CodingKey {
    case sku
    case name
    case quantity
    case unitPrice
    case total
  }

  /// Encodes the line with its total.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(sku, forKey: .sku)
    try container.encode(name, forKey: .name)
    try container.encode(quantity, forKey: .quantity)
    try container.encode(unitPrice, forKey: .unitPrice)
    try container.encode(total, forKey: .total)
  }
}
