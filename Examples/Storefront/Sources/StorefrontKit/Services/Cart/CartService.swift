/// The cart of one checkout.
protocol CartService: Sendable {
  /// What is in the cart, in the order in which it was put there.
  var items: [CartItem] { get }
  /// Puts some pieces of a product into the cart, to those that are there already.
  ///
  /// - Throws: ``ShopError/tooMany(_:)`` if that gives an absurd quantity.
  func add(_ item: CartItem) throws
  /// Takes everything out.
  func empty()
}
