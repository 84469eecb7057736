import ShopKit

/// Sells one product.
final class CheckoutModel {
  private let productID: Int
  private let cart: Cart
  private let products: any ProductRepository
  private let analytics: any Analytics

  init(productID: Int, cart: Cart, products: any ProductRepository, analytics: any Analytics) {
    self.productID = productID
    self.cart = cart
    self.products = products
    self.analytics = analytics
  }

  func buy() -> String { cart.buy(productID, from: products, telling: analytics) }
}
