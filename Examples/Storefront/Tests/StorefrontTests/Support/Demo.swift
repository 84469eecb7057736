import Foundation
import Testing

@testable import StorefrontKit

/// Names for parts of the demo data.
enum Demo {
  static let ada = DemoData.coffeeShop.users[0]
  static let grace = DemoData.coffeeShop.users[3]
  static let nobody = UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 0))
  static let beans = DemoData.coffeeShop.products[0]
  static let espresso = DemoData.coffeeShop.products[1]
  static let filters = DemoData.coffeeShop.products[2]
  static let mug = DemoData.coffeeShop.products[5]

  /// An order of Ada's that was not stored yet.
  static func draft(
    _ items: (Product, Int)..., adjustments: [(String, Int)] = []
  ) -> OrderDraft {
    var quote = Quote(
      lines: items.map { product, count in
        OrderLine(sku: product.sku, name: product.name, quantity: count, unitPrice: product.price)
      })
    for (label, cents) in adjustments {
      quote.adjust(by: Money(cents: cents), for: label)
    }
    return OrderDraft(
      customer: ada.id, quote: quote, paymentMethod: "card", paymentKey: UUID(),
      placedAt: Date(timeIntervalSince1970: 1_768_469_400))
  }

  /// Some pieces of a product, for a cart.
  static func item(_ product: Product, _ count: Int) throws -> CartItem {
    CartItem(sku: product.sku, quantity: try #require(Quantity(count)))
  }
}
