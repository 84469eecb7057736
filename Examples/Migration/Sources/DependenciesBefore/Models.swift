import Dependencies
import ShopKit

/// Sells one product.
final class CheckoutModel {
  @Dependency(\.cart) private var cart
  @Dependency(\.products) private var products
  @Dependency(\.analytics) private var analytics
  private let productID: Int

  init(productID: Int) { self.productID = productID }

  func buy() -> String { cart.buy(productID, from: products, telling: analytics) }
}

/// Shows the cart.
final class CartModel {
  @Dependency(\.cart) private var cart
  @Dependency(\.analytics) private var analytics

  var title: String { cart.show(telling: analytics) }
}
