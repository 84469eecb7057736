import Foundation

/// What somebody bought.
struct Order: Hashable, Sendable {
  /// How far an order has come.
  enum State: String, Hashable, Sendable, Encodable, CaseIterable {
    /// Stored whole, with the goods set aside, but not known to be paid.
    case pending
    /// Paid for.
    case paid
    /// Refused by the payment service; the goods went back.
    case declined
  }

  /// The number on the receipt, counted from 1.
  let number: Int
  /// Who bought it.
  let customer: UUID
  /// When it was placed.
  let placedAt: Date
  /// By what it is paid.
  let paymentMethod: String
  /// What identifies its one payment, however often that is asked for.
  let paymentKey: UUID
  /// The products.
  let lines: [OrderLine]
  /// Discounts and fees.
  let adjustments: [Adjustment]
  /// How far the order has come.
  var state: State
  /// The payment service's receipt, once the order is paid.
  var receipt: String?

  /// What is to be paid.
  var total: Money {
    adjustments.map(\.amount).reduce(lines.map(\.total).reduce(.zero, +), +)
  }
}

extension Order: Encodable {
  private enum CodingKeys: CodingKey {
    case number
    case customer
    case placedAt
    case paymentMethod
    case state
    case lines
    case adjustments
    case total
    case receipt
  }

  /// Encodes the order with its total; the receipt is null as long as there is none.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(number, forKey: .number)
    try container.encode(customer, forKey: .customer)
    try container.encode(placedAt, forKey: .placedAt)
    try container.encode(paymentMethod, forKey: .paymentMethod)
    try container.encode(state, forKey: .state)
    try container.encode(lines, forKey: .lines)
    try container.encode(adjustments, forKey: .adjustments)
    try container.encode(total, forKey: .total)
    try container.encode(receipt, forKey: .receipt)
  }
}
