import Joinery
import ShopKit

/// Shows the cart; it has not moved yet.
final class CartModel {
  private let cart: Cart = DependencyContainer.shared.resolve()
  private let analytics: any Analytics = DependencyContainer.shared.resolve()

  var title: String { cart.show(telling: analytics) }
}
