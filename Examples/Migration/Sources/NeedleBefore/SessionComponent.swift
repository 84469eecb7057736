import NeedleFoundation
import ShopKit

/// What a session takes from the app.
protocol SessionDependency: Dependency {
  var analytics: any Analytics { get }
  var products: any ProductRepository { get }
}

/// What belongs to who is signed in.
final class SessionComponent: Component<any SessionDependency> {
  private let user: User

  init(parent: any Scope, user: User) {
    self.user = user
    super.init(parent: parent)
  }

  var cart: Cart { shared { Cart(user: user) } }
  var cartModel: CartModel { CartModel(cart: cart, analytics: dependency.analytics) }

  func checkout(productID: Int) -> CheckoutModel {
    CheckoutModel(
      productID: productID, cart: cart, products: dependency.products,
      analytics: dependency.analytics)
  }
}
