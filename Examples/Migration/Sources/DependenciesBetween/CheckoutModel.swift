import Joinery
import ShopKit

/// Sells one product.
final class CheckoutModel {
  @Injected(\.analytics) private var analytics: any Analytics
  private let productID: Int
  private let cart: Cart
  private let products: any ProductRepository

  init(productID: Int, cart: Cart, products: any ProductRepository) {
    self.productID = productID
    self.cart = cart
    self.products = products
  }

  func buy() -> String { cart.buy(productID, from: products, telling: analytics) }
}
