import Joinery
import JoineryTesting
import ShopKit
import Testing

@testable import SwinjectAfter

/// How tests look that had an assembly with doubles.
@Suite(
  .container {
    appModule
    sessionModule
  }) struct SwinjectAfterTests
{
  @Test(.overriding { Instance<any Analytics>(SpyAnalytics()) })
  func `A sale is tracked`() throws {
    let container = try #require(InjectedValues.current.container)
    let session = try container.scope { Instance(User(name: "Ada")) }
    let makeCheckout: @Sendable (Int) -> CheckoutModel = session.resolve()
    _ = makeCheckout(1).buy()
    let spy = try #require(session.resolve((any Analytics).self) as? SpyAnalytics)
    #expect(spy.events.calls == ["Ada buys tea"])
  }

  @Test func `The modules are complete`() {
    expectValid {
      appModule
      sessionModule
    }
  }

  @Test func `What is missing is reported before anything is made`() throws {
    let error = #expect(throws: GraphError.self) { try Container("shop") { sessionModule } }
    let report = try #require(error).description
    #expect(report.contains("needs 'any ProductRepository', which nothing binds."))
    #expect(report.contains("needs 'any Analytics', which nothing binds."))
  }
}
