import Joinery

/// Buys what is in the cart.
///
/// The order is stored first, whole and pending, with the key of its payment. Whatever happens
/// after that, ``SettlePendingOrdersUseCase`` finds the order and asks for the same payment again.
struct PlaceOrderUseCase: Sendable {
  let cart: any CartService
  let draftOrder: DraftOrderUseCase
  let orders: any OrderRepository
  let settlePendingOrders: SettlePendingOrdersUseCase
  let settleOrder: SettleOrderUseCase
  @Injected(\.analytics) private var analytics: any AnalyticsService

  /// - Returns: The order, paid.
  /// - Throws: ``ShopError`` if nothing was stored, or if the order is stored but not paid;
  ///   `CancellationError` if the task is cancelled before anything was stored.
  func callAsFunction() throws -> Order {
    try settlePendingOrders()
    try Task.checkCancellation()
    let order = try orders.place(draftOrder())
    cart.empty()
    analytics.track(AnalyticsEvent("order.placed", ["total": "\(order.total)"]))

    let settled = try settleOrder(order)
    guard case .declined(let reason) = settled.outcome else { return settled.order }
    throw ShopError.paymentDeclined(order: order.number, reason: reason)
  }
}
