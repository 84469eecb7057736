import FactoryKit
import ShopKit

extension Scope {
  static let session = Cached()
}

extension Container {
  var app: Factory<AppGraph> { self { AppGraph() }.singleton }
  var analytics: Factory<any Analytics> { self { self.app().analytics } }
  var products: Factory<any ProductRepository> { self { self.app().products } }

  var user: Factory<User> { self { .guest }.scope(.session) }
  var cart: Factory<Cart> { self { Cart(user: self.user()) }.scope(.session) }
  var checkout: ParameterFactory<Int, CheckoutModel> {
    self { self.app().makeCheckout(productID: $0, cart: self.cart()) }
  }
  var cartModel: Factory<CartModel> { self { CartModel() } }

  func signIn(_ user: User) {
    manager.reset(scope: .session)
    self.user.register { user }
  }
}
