import Joinery
import ShopKit

/// What the whole app shares.
@Graph
final class AppGraph: Sendable {
  @Singleton(MemoryProducts.init) var products: any ProductRepository
}

/// What belongs to who is signed in.
@Graph
final class SessionGraph: Sendable {
  @Parent let app: AppGraph
  let user: User

  @Singleton(Cart.init(user:)) var cart: Cart
  @Assisted(CheckoutModel.init(productID:cart:products:))
  func makeCheckout(productID: Int) -> CheckoutModel
  @Transient(CartModel.init(cart:)) var cartModel: CartModel
}
