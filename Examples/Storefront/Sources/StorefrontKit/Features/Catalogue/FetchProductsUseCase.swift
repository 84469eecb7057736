import Joinery

/// Lists the catalogue.
struct FetchProductsUseCase: Sendable {
  let products: any ProductRepository
  @Injected(\.analytics) private var analytics: any AnalyticsService

  func callAsFunction() throws -> [Product] {
    let all = try products.all()
    analytics.track(AnalyticsEvent("products.listed", ["count": "\(all.count)"]))
    return all
  }
}
