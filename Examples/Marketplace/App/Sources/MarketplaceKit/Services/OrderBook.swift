import Basket
import Synchronization

/// The orders, until the program ends.
final class OrderBook: OrderDesk {
  private let receipts = Mutex<[Receipt]>([])

  /// All orders, the oldest first.
  var orders: [Receipt] { receipts.withLock { $0 } }

  func take(_ receipt: Receipt) { receipts.withLock { $0.append(receipt) } }
}
