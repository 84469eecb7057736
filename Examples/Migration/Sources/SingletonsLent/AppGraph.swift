import Joinery
import ShopKit

/// Lends the singletons to what has moved, so that old and new share them.
@Graph
final class AppGraph: Sendable {
  @Singleton func makeAnalytics() -> any Analytics { AnalyticsManager.shared }
  @Singleton func makeProducts() -> any ProductRepository { ProductStore.shared }
}

/// What belongs to who is signed in.
@Graph
final class SessionGraph: Sendable {
  @Parent let app: AppGraph
  let cart: Cart

  @Assisted(CheckoutModel.init(productID:cart:products:analytics:))
  func makeCheckout(productID: Int) -> CheckoutModel
}
