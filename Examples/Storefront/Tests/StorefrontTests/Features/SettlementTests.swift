import Foundation
import Testing

@testable import StorefrontKit

extension ShopTests {
  /// Orders whose payment is not known to have happened.
  @Suite struct SettlementTests {
    let shop = TestShop()

    @Test("An order without an answer is kept, and asked for again with the same key")
    func noAnswer() throws {
      shop.payment.answers(PaymentDouble.fail)
      #expect(throws: ShopError.paymentUnavailable(order: 1, reason: "no line")) {
        try shop.buy((Demo.beans, 2))
      }
      #expect(try shop.orders.pending().count == 1)
      #expect(try shop.database.stock(Demo.beans.sku) == 118)

      shop.payment.answers(PaymentDouble.approve)
      let list = shop.session.makeOrderList()
      try list.load()
      #expect(list.orders.map(\.state) == [.paid])
      #expect(shop.payment.charges.count == 2)
      #expect(Set(shop.payment.charges).count == 1)
    }

    @Test("A later order settles an earlier one first")
    func nextOrder() throws {
      shop.payment.answers(PaymentDouble.fail)
      _ = try? shop.buy((Demo.beans, 2))
      shop.payment.answers(PaymentDouble.approve)
      try shop.buy((Demo.mug, 1))
      #expect(try shop.orders.all().map(\.state) == [.paid, .paid])
      #expect(Set(shop.payment.charges.map(\.key)).count == 2)
    }

    @Test("A pending order that is declined in the end gives its goods back")
    func declinedLater() throws {
      shop.payment.answers(PaymentDouble.fail)
      _ = try? shop.buy((Demo.beans, 2))
      shop.payment.answers(PaymentDouble.decline)
      try shop.session.makeOrderList().load()
      #expect(try shop.orders.all().map(\.state) == [.declined])
      #expect(try shop.database.stock(Demo.beans.sku) == 120)
    }

    @Test("While there is no answer, orders are shown as pending")
    func stillPending() throws {
      shop.payment.answers(PaymentDouble.fail)
      _ = try? shop.buy((Demo.beans, 2))
      let list = shop.session.makeOrderList()
      try list.load()
      #expect(list.orders.map(\.state) == [.pending])
    }

    @Test("A payment that could not be noted is not charged twice")
    func notNoted() throws {
      let orders = SQLiteOrderRepository(database: shop.database)
      shop.session.services.storage.override { $0.orders = ForgetfulOrders(base: orders) }
      #expect(throws: CancellationError.self) { try shop.buy((Demo.beans, 2)) }
      #expect(try shop.orders.pending().count == 1)

      // The same database, with a repository that works.
      let settle = SettleOrderUseCase(orders: orders, payment: shop.payment)
      try SettlePendingOrdersUseCase(orders: orders, settleOrder: settle)()
      #expect(try orders.all().map(\.state) == [.paid])
      #expect(shop.payment.charges.count == 2)
      #expect(Set(shop.payment.charges).count == 1)
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
}
