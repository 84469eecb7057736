import ShopKit

/// Shows the cart; it has not moved yet.
final class CartModel {
  var title: String { SessionManager.shared.cart.show(telling: AnalyticsManager.shared) }
}
