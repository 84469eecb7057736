import Joinery
import ShopKit

/// Sells one product.
final class CheckoutModel {
  private let productID: Int
  private let cart: Cart = DependencyContainer.shared.resolve()
  private let products: any ProductRepository = DependencyContainer.shared.resolve()
  private let analytics: any Analytics = DependencyContainer.shared.resolve()

  init(productID: Int) { self.productID = productID }

  func buy() -> String { cart.buy(productID, from: products, telling: analytics) }
}

/// Shows the cart.
final class CartModel {
  private let cart: Cart = DependencyContainer.shared.resolve()
  private let analytics: any Analytics = DependencyContainer.shared.resolve()

  var title: String { cart.show(telling: analytics) }
}
