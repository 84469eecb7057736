import Testing

@testable import StorefrontKit

extension ShopTests {
  /// Cases of one test that run side by side.
  @Suite struct ParallelTests {
    let shop = TestShop()

    @Test("Each of 64 cases has a shop of its own, with its own doubles", arguments: 1...64)
    func own(count: Int) async throws {
      // The tasks of a case have its doubles, too.
      let orders = try await withThrowingTaskGroup { group in
        group.addTask { try shop.buy((Demo.filters, count)) }
        group.addTask {
          await Task.yield()
          return try TestShop().buy((Demo.filters, count))
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(Set(orders.map(\.number)) == [1, 2])
      #expect(Set(orders.map(\.paymentKey)) == Set(CountingIdentifiers().first(2)))
      #expect(Set(shop.payment.charges.map(\.key)) == Set(orders.map(\.paymentKey)))
      #expect(shop.payment.charges.allSatisfy { $0.amount == orders[0].total })
      #expect(shop.events.sorted() == ["order.paid", "order.paid", "order.placed", "order.placed"])
      #expect(try shop.database.stock(Demo.filters.sku) == 300 - 2 * count)
    }
  }
}
