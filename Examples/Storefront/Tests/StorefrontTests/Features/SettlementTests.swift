import Foundation
import Testing

@testable import StorefrontKit

/// Orders whose payment is not known to have happened.
@Suite struct SettlementTests {
  @Test("An order without an answer is kept, and asked for again with the same key")
  func noAnswer() async throws {
    let shop = try await TestShop()
    shop.payment.answers(PaymentDouble.fail)
    #expect(throws: ShopError.paymentUnavailable(order: 1, reason: "no line")) {
      try shop.buy((Demo.beans, 2))
    }
    #expect(try shop.orders.pending().count == 1)
    #expect(try shop.database.stock(Demo.beans.sku) == 118)

    shop.payment.answers(PaymentDouble.approve)
    let list = shop.screens.makeOrderList()
    try list.load()
    #expect(list.orders.map(\.state) == [.paid])
    #expect(shop.payment.charges.count == 2)
    #expect(Set(shop.payment.charges).count == 1)
  }

  @Test("A later order settles an earlier one first")
  func nextOrder() async throws {
    let shop = try await TestShop()
    shop.payment.answers(PaymentDouble.fail)
    _ = try? shop.buy((Demo.beans, 2))
    shop.payment.answers(PaymentDouble.approve)
    try shop.buy((Demo.mug, 1))
    #expect(try shop.orders.all().map(\.state) == [.paid, .paid])
    #expect(Set(shop.payment.charges.map(\.key)).count == 2)
  }

  @Test("A pending order that is declined in the end gives its goods back")
  func declinedLater() async throws {
    let shop = try await TestShop()
    shop.payment.answers(PaymentDouble.fail)
    _ = try? shop.buy((Demo.beans, 2))
    shop.payment.answers(PaymentDouble.decline)
    try shop.screens.makeOrderList().load()
    #expect(try shop.orders.all().map(\.state) == [.declined])
    #expect(try shop.database.stock(Demo.beans.sku) == 120)
  }

  @Test("While there is no answer, orders are shown as pending")
  func stillPending() async throws {
    let shop = try await TestShop()
    shop.payment.answers(PaymentDouble.fail)
    _ = try? shop.buy((Demo.beans, 2))
    let list = shop.screens.makeOrderList()
    try list.load()
    #expect(list.orders.map(\.state) == [.pending])
  }

  @Test("A payment that could not be noted is not charged twice")
  func notNoted() async throws {
    let forgetful = try await TestShop()
    forgetful.shop.storage.override {
      $0.orders = ForgetfulOrders(base: SQLiteOrderRepository(database: forgetful.database))
    }
    #expect(throws: CancellationError.self) { try forgetful.buy((Demo.beans, 2)) }
    #expect(try forgetful.orders.pending().count == 1)

    // The same database, with a repository that works.
    let orders = SQLiteOrderRepository(database: forgetful.database)
    let settle = SettleOrderUseCase(
      orders: orders, payment: forgetful.payment, analytics: AnalyticsLog())
    try SettlePendingOrdersUseCase(orders: orders, settleOrder: settle)()
    #expect(try orders.all().map(\.state) == [.paid])
    #expect(forgetful.payment.charges.count == 2)
    #expect(Set(forgetful.payment.charges).count == 1)
  }

  /// Fails whenever a payment is to be noted.
  private struct ForgetfulOrders: OrderRepository {
    let base: any OrderRepository

    func all() throws -> [Order] { try base.all() }
    func pending() throws -> [Order] { try base.pending() }
    func place(_ draft: OrderDraft) throws -> Order { try base.place(draft) }
    func markPaid(_ order: Order, receipt: String) throws -> Order { throw CancellationError() }
    func markDeclined(_ order: Order) throws -> Order { throw CancellationError() }
  }
}
