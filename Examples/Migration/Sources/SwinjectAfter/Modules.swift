import Joinery
import ShopKit

/// What the whole app shares.
let appModule = Module("app") {
  Singleton<any Analytics>(LiveAnalytics.init)
  Singleton<any ProductRepository>(MemoryProducts.init)
}

/// What belongs to who is signed in.
let sessionModule = Module("session") {
  Input<User>()
  Scoped(Cart.init(user:))
  Assisted(Int.self, make: CheckoutModel.init(productID:cart:products:analytics:))
  Transient(CartModel.init(cart:analytics:))
}
