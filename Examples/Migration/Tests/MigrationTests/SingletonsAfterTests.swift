import JoineryTesting
import ShopKit
import Testing

@testable import SingletonsAfter

/// How tests look when there are no singletons any more.
@Suite struct SingletonsAfterTests {
  @Test func `A model gets its doubles as arguments`() {
    let spy = SpyAnalytics()
    let cart = Cart(user: User(name: "Ada"))
    _ = CheckoutModel(productID: 1, cart: cart, products: MemoryProducts(), analytics: spy).buy()
    #expect(CartModel(cart: cart, analytics: spy).title == "Ada's cart: tea")
    #expect(spy.events.calls == ["Ada buys tea", "Ada looks"])
  }

  @Test func `The graphs are complete`() {
    expectValid(AppGraph.self)
    expectValid(SessionGraph.self)
  }
}
