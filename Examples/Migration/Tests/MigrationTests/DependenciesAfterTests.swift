import Joinery
import JoineryTesting
import ShopKit
import Testing

@testable import DependenciesAfter

/// How tests look that had traits for dependencies.
@Suite(.isolated) struct DependenciesAfterTests {
  @Test(.injecting { $0.analytics = SpyAnalytics() })
  func `A look at the cart is tracked`() throws {
    _ = CartModel(cart: Cart(user: User(name: "Ada"))).title
    let spy = try #require(InjectedValues.current.analytics as? SpyAnalytics)
    #expect(spy.events.calls == ["Ada looks"])
  }

  @Test func `What a test doesn't replace is the alternative for tests`() {
    #expect(InjectedValues.current.analytics is NoAnalytics)
  }

  @Test func `A structure of functions is a double by one of them`() {
    let products = ProductClient { _ in nil }
    let model = CheckoutModel(productID: 1, cart: Cart(user: .guest), products: products)
    #expect(model.buy() == "there is no product 1")
  }
}
