import Dependencies

extension CheckoutModel {
  /// The initialiser that callers know who have not moved yet, until they have.
  convenience init(productID: Int) {
    @Dependency(\.cart) var cart
    @Dependency(\.products) var products
    self.init(productID: productID, cart: cart, products: products)
  }
}
