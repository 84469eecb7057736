/// The screen that lists the orders.
final class OrderListViewModel {
  /// The orders, the latest first.
  private(set) var orders: [Order] = []

  private let fetchOrders: FetchOrdersUseCase
  private let settlePendingOrders: SettlePendingOrdersUseCase

  init(fetchOrders: FetchOrdersUseCase, settlePendingOrders: SettlePendingOrdersUseCase) {
    self.fetchOrders = fetchOrders
    self.settlePendingOrders = settlePendingOrders
  }

  /// Settles what an earlier run left pending, then lists the orders.
  func load() throws {
    try settlePendingOrders()
    orders = try fetchOrders()
  }
}
