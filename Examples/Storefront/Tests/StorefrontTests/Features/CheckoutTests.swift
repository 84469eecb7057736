import Testing

@testable import StorefrontKit

extension ShopTests {
  @Suite struct CheckoutTests {
    let shop = TestShop()

    @Test("What is bought is paid once, for what it costs")
    func paid() throws {
      let order = try shop.buy((Demo.beans, 2), (Demo.mug, 1))
      #expect(order.state == .paid)
      #expect(order.receipt == "R-TEST")
      #expect(order.customer == Demo.ada.id)
      #expect(order.adjustments == [Adjustment(label: "Shipping", amount: Money(cents: 4_90))])
      #expect(
        shop.payment.charges == [.init(amount: Money(cents: 57_20), key: order.paymentKey)])
      #expect(shop.events == ["order.placed", "order.paid"])
    }

    @Test("An order that is declined gives its goods back")
    func declined() throws {
      shop.payment.answers(PaymentDouble.decline)
      #expect(throws: ShopError.paymentDeclined(order: 1, reason: "no money")) {
        try shop.buy((Demo.beans, 2))
      }
      #expect(try shop.orders.all().map(\.state) == [.declined])
      #expect(try shop.database.stock(Demo.beans.sku) == 120)
      #expect(shop.events == ["order.placed", "order.declined"])
    }

    @Test("Two checkouts have a cart each, and the parts of one share it")
    func carts() throws {
      let first = shop.session.makeCheckout()
      let second = shop.session.makeCheckout()
      try first.add(Demo.item(Demo.mug, 1))
      #expect(try first.quote().lines.count == 1)
      #expect(throws: ShopError.emptyCart) { try second.quote() }
    }

    @Test("A cart that is bought is empty")
    func emptied() throws {
      let checkout = shop.session.makeCheckout()
      try checkout.add(Demo.item(Demo.mug, 1))
      #expect(try checkout.buy() == checkout.order)
      #expect(throws: ShopError.emptyCart) { try checkout.buy() }
      #expect(try shop.orders.all().count == 1)
    }

    @Test("The rules apply in their order, and the limit comes last")
    func rules() throws {
      let settings = shop.session.makeSettings()
      try settings.change(.spendingLimit(Money(cents: 130_50)))
      #expect(try shop.buy((Demo.mug, 10)).total == Money(cents: 130_50))
      try settings.change(.spendingLimit(Money(cents: 130_49)))
      #expect(
        throws: ShopError.aboveSpendingLimit(
          Money(cents: 130_50), limit: Money(cents: 130_49))
      ) { try shop.buy((Demo.mug, 10)) }
      #expect(try shop.orders.all().count == 1)
    }

    @Test("The settings say who buys")
    func customer() throws {
      try shop.session.makeSettings().change(.customer(Demo.grace.id))
      #expect(try shop.buy((Demo.mug, 1)).customer == Demo.grace.id)
    }

    @Test("A customer who is gone buys nothing")
    func goneCustomer() throws {
      try shop.session.makeSettings().change(.customer(Demo.grace.id))
      try shop.database.write { connection in
        _ = try connection.run("DELETE FROM users WHERE name = 'Grace Hopper'")
      }
      #expect(throws: ShopError.unknownUser(Demo.grace.id)) { try shop.buy((Demo.mug, 1)) }
      #expect(shop.payment.charges.isEmpty)
    }

    @Test("A shop without customers sells nothing")
    func noCustomers() throws {
      try shop.database.write { _ = try $0.run("DELETE FROM users") }
      #expect(throws: ShopError.noUsers) { try shop.buy((Demo.mug, 1)) }
    }

    @Test("What is sold out between the quote and the order is not stored")
    func soldOut() throws {
      let checkout = shop.session.makeCheckout()
      try checkout.add(Demo.item(Demo.espresso, 6))
      _ = try checkout.quote()
      try shop.buy((Demo.espresso, 1))
      #expect(throws: ShopError.soldOut(Demo.espresso.sku, left: 5)) { try checkout.buy() }
      #expect(try shop.orders.all().count == 1)
    }
  }
}
