import FactoryKit
import ShopKit

/// Sells one product.
final class CheckoutModel {
  @Injected(\.cart) private var cart
  @Injected(\.products) private var products
  @Injected(\.analytics) private var analytics
  private let productID: Int

  init(productID: Int) { self.productID = productID }

  func buy() -> String { cart.buy(productID, from: products, telling: analytics) }
}

/// Shows the cart.
final class CartModel {
  @Injected(\.cart) private var cart
  @Injected(\.analytics) private var analytics

  var title: String { cart.show(telling: analytics) }
}
