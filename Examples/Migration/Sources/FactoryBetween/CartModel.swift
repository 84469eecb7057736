import FactoryKit
import ShopKit

/// Shows the cart; it has not moved yet.
final class CartModel {
  @Injected(\.cart) private var cart
  @Injected(\.analytics) private var analytics

  var title: String { cart.show(telling: analytics) }
}
