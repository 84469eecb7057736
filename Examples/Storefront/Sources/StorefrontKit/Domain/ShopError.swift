import Foundation

/// Why the shop cannot do what was asked.
enum ShopError: Error, Hashable {
  /// What is wrong with a name.
  enum NameFault: Hashable, Sendable {
    /// There is nothing to read.
    case empty
    /// There is too much to read.
    case tooLong
    /// It holds a line break or another control character.
    case unprintable
  }

  /// Nobody has this id.
  case unknownUser(UUID)
  /// There are no customers at all.
  case noUsers
  /// Nobody can be called that.
  case invalidName(NameFault)
  /// The catalogue has no such product.
  case unknownProduct(SKU, catalogue: [SKU])
  /// There is nothing to buy.
  case emptyCart
  /// More pieces of a product than one cart may hold.
  case tooMany(SKU)
  /// Fewer pieces are left than were asked for.
  case soldOut(SKU, left: Int)
  /// The order costs more than the user of the shop allows.
  case aboveSpendingLimit(Money, limit: Money)
  /// No payment method that is accepted takes the amount.
  case noPaymentMethod(Money)
  /// The payment service refused; the order is stored as declined.
  case paymentDeclined(order: Int, reason: String)
  /// The payment service did not answer; the order is stored and will be settled later.
  case paymentUnavailable(order: Int, reason: String)
}
