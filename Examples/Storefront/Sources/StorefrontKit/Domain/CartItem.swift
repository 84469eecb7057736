/// What is in a cart: some pieces of one product.
struct CartItem: Hashable, Sendable {
  /// The product.
  let sku: SKU
  /// How many pieces.
  var quantity: Quantity
}
