import ShopKit

/// Sells one product.
final class CheckoutModel {
  private let productID: Int

  init(productID: Int) { self.productID = productID }

  func buy() -> String {
    SessionManager.shared.cart.buy(
      productID, from: ProductStore.shared, telling: AnalyticsManager.shared)
  }
}

/// Shows the cart.
final class CartModel {
  var title: String { SessionManager.shared.cart.show(telling: AnalyticsManager.shared) }
}
