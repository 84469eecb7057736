import Foundation
import Joinery
import JoineryTesting
import Testing

@testable import StorefrontKit

/// The payment methods of the container, with doubles in place of what the graphs have for them.
@Suite(
  .container("payment methods") {
    Instance<any APIClient>(ScriptedClient { _ in APIResponse(status: 500, body: Data()) })
    Instance<any OrderRepository>(NoOrders())
    paymentModule(of: [.invoice, .cash, .card])
  })
struct PaymentMethodTests {
  @Injected var methods: [any PaymentMethod]

  @Test("The methods are in the order in which they were asked for")
  func order() {
    #expect(methods.map(\.name) == ["invoice", "cash", "card"])
  }

  @Test(
    "The card is charged by the client that is bound",
    .overriding {
      Instance<any APIClient>(
        ScriptedClient { _ in APIResponse(status: 201, body: Data(#"{"receipt": "R-1"}"#.utf8)) })
    }, arguments: [1, 42])
  func client(cents: Int) throws {
    let card = try #require(methods.last)
    #expect(try card.charge(Money(cents: cents), key: Demo.ada.id) == .approved(receipt: "R-1"))
  }
}

/// A list of orders that is empty.
private struct NoOrders: OrderRepository {
  func all() -> [Order] { [] }
  func pending() -> [Order] { [] }
  func place(_ draft: OrderDraft) throws -> Order { throw CancellationError() }
  func markPaid(_ order: Order, receipt: String) throws -> Order { throw CancellationError() }
  func markDeclined(_ order: Order) throws -> Order { throw CancellationError() }
}
