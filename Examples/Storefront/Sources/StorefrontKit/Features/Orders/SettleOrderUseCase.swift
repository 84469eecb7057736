import Joinery

/// Asks for the payment of a pending order and notes what became of it.
struct SettleOrderUseCase: Sendable {
  let orders: any OrderRepository
  let payment: any PaymentService
  @Injected(\.analytics) private var analytics: any AnalyticsService

  /// - Throws: ``ShopError/paymentUnavailable(order:reason:)`` if the order is pending still.
  func callAsFunction(_ order: Order) throws -> (order: Order, outcome: PaymentOutcome) {
    let outcome: PaymentOutcome
    do {
      outcome = try payment.charge(order.total, key: order.paymentKey, by: order.paymentMethod)
    } catch let error as PaymentUnavailable {
      throw ShopError.paymentUnavailable(order: order.number, reason: error.reason)
    }
    let settled: Order
    switch outcome {
    case .approved(let receipt): settled = try orders.markPaid(order, receipt: receipt)
    case .declined: settled = try orders.markDeclined(order)
    }
    analytics.track(AnalyticsEvent("order.\(settled.state.rawValue)"))
    return (settled, outcome)
  }
}
