import JoineryTesting
import ShopKit
import Testing

@testable import NeedleAfter

/// How tests look that had a root component of their own.
@Suite struct NeedleAfterTests {
  @Test func `Sessions of one app share what is the app's, and nothing else`() {
    let spy = SpyAnalytics()
    let app = AppGraph { $0.analytics = spy }
    let ada = SessionGraph(app: app, user: User(name: "Ada"))
    let eve = SessionGraph(app: app, user: User(name: "Eve"))
    _ = ada.makeCheckout(productID: 1).buy()
    #expect(ada.cart === ada.cart)
    #expect(eve.cartModel.title == "Eve's cart: ")
    #expect(spy.events.calls == ["Ada buys tea", "Eve looks"])
  }
}
