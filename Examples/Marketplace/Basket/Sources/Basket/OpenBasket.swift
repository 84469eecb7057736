import Synchronization

/// A basket that things are put into.
final class OpenBasket: ShoppingBasket {
  private let prices: any PriceList
  private let checkout: Checkout
  private let items = Mutex<[Item]>([])

  init(prices: any PriceList, checkout: Checkout) {
    self.prices = prices
    self.checkout = checkout
  }

  func add(_ code: String) throws {
    guard let price = prices.price(of: code) else { throw NotForSale(code: code) }
    items.withLock { items in
      if let index = items.firstIndex(where: { $0.code == code }) {
        items[index].count += 1
      } else {
        items.append(Item(code: code, count: 1, price: price))
      }
    }
  }

  func buy() throws -> Receipt {
    try checkout.pay(items.withLock { $0 })
  }
}
