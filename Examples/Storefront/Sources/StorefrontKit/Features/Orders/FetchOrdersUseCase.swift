import Joinery

/// Lists the orders.
struct FetchOrdersUseCase: Sendable {
  let orders: any OrderRepository
  @Injected(\.analytics) private var analytics: any AnalyticsService

  func callAsFunction() throws -> [Order] {
    let all = try orders.all()
    analytics.track(AnalyticsEvent("orders.listed", ["count": "\(all.count)"]))
    return all
  }
}
