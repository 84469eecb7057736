import FactoryKit
import ShopKit

extension Scope {
  static let session = Cached()
}

extension Container {
  var analytics: Factory<any Analytics> { self { LiveAnalytics() }.singleton }
  var products: Factory<any ProductRepository> { self { MemoryProducts() }.singleton }

  var user: Factory<User> { self { .guest }.scope(.session) }
  var cart: Factory<Cart> { self { Cart(user: self.user()) }.scope(.session) }
  var checkout: ParameterFactory<Int, CheckoutModel> { self { CheckoutModel(productID: $0) } }
  var cartModel: Factory<CartModel> { self { CartModel() } }

  func signIn(_ user: User) {
    manager.reset(scope: .session)
    self.user.register { user }
  }
}
