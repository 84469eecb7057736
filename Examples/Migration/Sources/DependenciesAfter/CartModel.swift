import Joinery
import ShopKit

/// Shows the cart.
final class CartModel {
  @Injected(\.analytics) private var analytics: any Analytics
  private let cart: Cart

  init(cart: Cart) { self.cart = cart }

  var title: String { cart.show(telling: analytics) }
}
