import ShopKit

/// Sells one product.
final class CheckoutModel {
  private let productID: Int
  private let cart: Cart = ServiceLocator.shared.resolve()
  private let products: any ProductRepository = ServiceLocator.shared.resolve()
  private let analytics: any Analytics = ServiceLocator.shared.resolve()

  init(productID: Int) { self.productID = productID }

  func buy() -> String { cart.buy(productID, from: products, telling: analytics) }
}

/// Shows the cart.
final class CartModel {
  private let cart: Cart = ServiceLocator.shared.resolve()
  private let analytics: any Analytics = ServiceLocator.shared.resolve()

  var title: String { cart.show(telling: analytics) }
}
