import Dependencies
import ShopKit

/// Shows the cart; it has not moved yet.
final class CartModel {
  @Dependency(\.cart) private var cart
  @Dependency(\.analytics) private var analytics

  var title: String { cart.show(telling: analytics) }
}
