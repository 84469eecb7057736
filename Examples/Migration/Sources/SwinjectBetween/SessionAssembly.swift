// swift-format-ignore-file: NeverForceUnwrap
// This is how registrations are written.

import ShopKit
import Swinject

/// What belongs to who is signed in.
final class SessionAssembly: Assembly {
  private let user: User

  init(user: User) { self.user = user }

  func assemble(container: Container) {
    container.register(Cart.self) { [user] _ in Cart(user: user) }
      .inObjectScope(.container)
    container.register(CheckoutModel.self) { (r, productID: Int) in
      CheckoutModel(
        productID: productID, cart: r.resolve(Cart.self)!,
        products: r.resolve((any ProductRepository).self)!,
        analytics: r.resolve((any Analytics).self)!)
    }
    container.register(CartModel.self) { r in
      CartModel(cart: r.resolve(Cart.self)!, analytics: r.resolve((any Analytics).self)!)
    }
  }
}
