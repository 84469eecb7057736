import Synchronization

/// A cart that lasts as long as its checkout.
final class MemoryCart: CartService {
  private let contents = Mutex<[CartItem]>([])

  var items: [CartItem] { contents.withLock { $0 } }

  func add(_ item: CartItem) throws {
    try contents.withLock { contents in
      guard let index = contents.firstIndex(where: { $0.sku == item.sku }) else {
        contents.append(item)
        return
      }
      let count = contents[index].quantity.count + item.quantity.count
      guard let quantity = Quantity(count) else { throw ShopError.tooMany(item.sku) }
      contents[index].quantity = quantity
    }
  }

  func empty() {
    contents.withLock { $0.removeAll() }
  }
}
