/// What the basket offers.
public protocol ShoppingBasket: Sendable {
  /// Puts something into the basket.
  ///
  /// - Throws: ``NotForSale``.
  func add(_ code: String) throws
  /// Buys what is in the basket.
  ///
  /// - Throws: What the desk throws.
  func buy() throws -> Receipt
}
