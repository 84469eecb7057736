/// Works out what a cart costs.
struct QuoteCartUseCase: Sendable {
  let cart: any CartService
  let products: any ProductRepository
  /// What is done to the quote, in this order.
  let rules: [any CheckoutRule]

  /// - Throws: ``ShopError`` if the cart is empty, breaks a rule, or holds what is not to be had.
  func callAsFunction() throws -> Quote {
    let catalogue = try products.all()
    let lines = try cart.items.map { item in
      guard let product = catalogue.first(where: { $0.sku == item.sku }) else {
        throw ShopError.unknownProduct(item.sku, catalogue: catalogue.map(\.sku))
      }
      let wanted = item.quantity.count
      guard product.stock >= wanted else { throw ShopError.soldOut(item.sku, left: product.stock) }
      return OrderLine(
        sku: product.sku, name: product.name, quantity: wanted, unitPrice: product.price)
    }
    guard !lines.isEmpty else { throw ShopError.emptyCart }
    return try rules.reduce(into: Quote(lines: lines)) { try $1.apply(to: &$0) }
  }
}
