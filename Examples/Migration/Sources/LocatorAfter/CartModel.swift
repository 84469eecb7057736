import ShopKit

/// Shows the cart.
final class CartModel {
  private let cart: Cart
  private let analytics: any Analytics

  init(cart: Cart, analytics: any Analytics) {
    self.cart = cart
    self.analytics = analytics
  }

  var title: String { cart.show(telling: analytics) }
}
