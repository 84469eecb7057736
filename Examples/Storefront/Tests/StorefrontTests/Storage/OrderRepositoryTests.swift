import Testing

@testable import StorefrontKit

@Suite struct OrderRepositoryTests {
  let database: Database
  let orders: SQLiteOrderRepository

  init() throws {
    database = try .inMemory()
    orders = SQLiteOrderRepository(database: database)
  }

  @Test("An order is stored with all that belongs to it, and its goods leave the shelf")
  func place() throws {
    let draft = Demo.draft((Demo.beans, 2), (Demo.mug, 1), adjustments: [("Shipping", 4_90)])
    let order = try orders.place(draft)
    #expect(
      order
        == Order(
          number: 1, customer: Demo.ada.id, placedAt: draft.placedAt,
          paymentMethod: "card", paymentKey: draft.paymentKey, lines: draft.quote.lines,
          adjustments: draft.quote.adjustments, state: .pending, receipt: nil))
    #expect(try orders.all() == [order])
    #expect(try orders.pending() == [order])
    #expect(try database.stock(Demo.beans.sku) == 118)
    #expect(try database.stock(Demo.mug.sku) == 79)
  }

  @Test("An order for more than is left is not stored at all")
  func soldOut() throws {
    #expect(throws: ShopError.soldOut(Demo.mug.sku, left: 80)) {
      try orders.place(Demo.draft((Demo.beans, 2), (Demo.mug, 81)))
    }
    #expect(try orders.all().isEmpty)
    #expect(try database.stock(Demo.beans.sku) == 120)
  }

  @Test("One payment never belongs to two orders")
  func paymentKey() throws {
    let draft = Demo.draft((Demo.beans, 2))
    _ = try orders.place(draft)
    #expect(throws: StorageError.self) { try orders.place(draft) }
    #expect(try orders.all().count == 1)
    #expect(try database.stock(Demo.beans.sku) == 118)
  }

  @Test("A paid order has a receipt and is settled")
  func paid() throws {
    let order = try orders.place(Demo.draft((Demo.beans, 2)))
    let paid = try orders.markPaid(order, receipt: "R-1")
    #expect(paid.state == .paid)
    #expect(paid.receipt == "R-1")
    #expect(try orders.pending().isEmpty)
  }

  @Test("The goods of a declined order go back once")
  func declined() throws {
    let order = try orders.place(Demo.draft((Demo.beans, 2)))
    #expect(try orders.markDeclined(order).state == .declined)
    #expect(try orders.markDeclined(order).state == .declined)
    #expect(try database.stock(Demo.beans.sku) == 120)
  }

  @Test("An order that is settled stays as it is")
  func settledTwice() throws {
    let order = try orders.place(Demo.draft((Demo.beans, 2)))
    _ = try orders.markPaid(order, receipt: "R-1")
    #expect(try orders.markDeclined(order).state == .paid)
    #expect(try orders.markPaid(order, receipt: "R-2").receipt == "R-1")
    #expect(try database.stock(Demo.beans.sku) == 118)
  }
}
