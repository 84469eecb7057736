import Foundation
import JoineryTesting
import Testing

@testable import StorefrontKit

/// Payment methods, from the configuration to the order.
@Suite(.injecting { $0.analytics = NoAnalytics() }) struct PaymentModuleTests {
  let folder: TemporaryFolder
  let location: DatabaseLocation

  init() throws {
    folder = try TemporaryFolder()
    location = folder.location("shop.sqlite")
  }

  @Test(
    "Each payment method pays", arguments: zip(PaymentPlugin.allCases, ["R-", "C-", "I-"]))
  func alone(plugin: PaymentPlugin, receipt: String) async throws {
    let order = try await buy(Demo.mug, 1, by: [plugin])
    #expect(order.state == .paid)
    #expect(order.paymentMethod == plugin.rawValue)
    #expect(order.receipt?.hasPrefix(receipt) == true)
  }

  @Test("The first method that takes the amount is used")
  func preference() async throws {
    #expect(try await buy(Demo.mug, 1, by: [.cash, .card]).paymentMethod == "cash")
    #expect(try await buy(Demo.espresso, 1, by: [.cash, .card]).paymentMethod == "card")
    #expect(try await buy(Demo.mug, 1, by: [.card, .cash]).paymentMethod == "card")
  }

  @Test("Invoices end where the credit does")
  func credit() async throws {
    for _ in 1...2 {
      #expect(try await buy(Demo.mug, 15, by: [.invoice, .card]).paymentMethod == "invoice")
    }
    #expect(try await buy(Demo.mug, 15, by: [.invoice, .card]).paymentMethod == "card")
  }

  @Test("What no method takes is not sold")
  func refused() async throws {
    await #expect(throws: ShopError.noPaymentMethod(Money(cents: 649_00))) {
      try await buy(Demo.espresso, 1, by: [.cash])
    }
    #expect(try Database.at(location).stock(Demo.espresso.sku) == 6)
  }

  @Test("An order by a method that is not accepted now waits for a run that accepts it")
  func notAccepted() async throws {
    let orders = try SQLiteOrderRepository(database: .at(location))
    _ = try orders.place(Demo.draft((Demo.mug, 1)))
    _ = try await buy(Demo.mug, 1, by: [.cash])
    #expect(try orders.pending().map(\.paymentMethod) == ["card"])
    _ = try await buy(Demo.mug, 1, by: [.card])
    #expect(try orders.pending().isEmpty)
  }

  /// Opens a shop, buys something, and closes the shop.
  private func buy(
    _ product: Product, _ count: Int, by plugins: [PaymentPlugin]
  ) async throws -> Order {
    let shop = try Shop(
      configuration: AppConfiguration(database: location, paymentMethods: plugins))
    _ = try await shop.open()
    let result = Result {
      let checkout = shop.session.makeCheckout()
      try checkout.add(Demo.item(product, count))
      return try checkout.buy()
    }
    try await shop.close(after: nil)
    return try result.get()
  }
}
