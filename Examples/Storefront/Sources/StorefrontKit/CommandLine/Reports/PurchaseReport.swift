/// What came of trying to buy a cart.
enum PurchaseReport: Report {
  case bought(Order)
  case refused(ShopError)

  var text: String {
    switch self {
    case .bought(let order): OrderReport(order: order).text
    case .refused(let error): "Refused: \(error.message)."
    }
  }

  private enum CodingKeys: CodingKey {
    case order
    case refusal
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .bought(let order):
      try container.encode(order, forKey: .order)
      try container.encodeNil(forKey: .refusal)
    case .refused(let error):
      try container.encodeNil(forKey: .order)
      try container.encode(error.message, forKey: .refusal)
    }
  }
}
