import Joinery
import JoineryTesting
import ShopKit
import Testing

@testable import FactoryAfter

/// How tests look that had a container of their own.
@Suite(.injecting { $0.analytics = SpyAnalytics() }) struct FactoryAfterTests {
  @Test(arguments: [(1, "Ada buys tea"), (2, "Ada buys jam")])
  func `A sale is tracked`(productID: Int, event: String) throws {
    let session = SessionGraph(app: AppGraph(), user: User(name: "Ada"))
    _ = session.makeCheckout(productID: productID).buy()
    let spy = try #require(InjectedValues.current.analytics as? SpyAnalytics)
    #expect(spy.events.calls == [event])
  }
}
