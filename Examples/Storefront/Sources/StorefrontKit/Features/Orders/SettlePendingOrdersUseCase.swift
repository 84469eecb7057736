import Joinery

/// Settles the orders that an earlier run left pending, because it was killed or had no answer.
struct SettlePendingOrdersUseCase: Sendable {
  let orders: any OrderRepository
  let settleOrder: SettleOrderUseCase
  @Injected(\.log) private var log: Log

  /// Settles every order that can be settled now.
  ///
  /// An order that cannot stays pending, which is no reason not to show or to sell anything.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before an order is asked for.
  func callAsFunction() throws {
    for order in try orders.pending() {
      try Task.checkCancellation()
      do {
        _ = try settleOrder(order)
      } catch {
        log.write("order \(order.number) stays pending: \(error)")
      }
    }
  }
}
