import Joinery
import ShopKit

/// What the whole app shares.
@Graph
final class AppGraph: Sendable {
  @Singleton(LiveAnalytics.init) var analytics: any Analytics
  @Singleton(MemoryProducts.init) var products: any ProductRepository

  /// The cart is still with the old container, so it is handed over.
  @Assisted(CheckoutModel.init(productID:cart:products:analytics:))
  func makeCheckout(productID: Int, cart: Cart) -> CheckoutModel
}
