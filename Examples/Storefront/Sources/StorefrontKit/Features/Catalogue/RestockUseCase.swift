import Joinery

/// Fills the shelves that have run low, so that there is something to buy.
struct RestockUseCase: Sendable {
  /// What a shelf holds at least, afterwards.
  static let fewest = 6

  let products: any ProductRepository
  @Injected(\.analytics) private var analytics: any AnalyticsService

  func callAsFunction() throws {
    guard try products.all().contains(where: { $0.stock < Self.fewest }) else { return }
    try products.restock(to: Self.fewest)
    analytics.track(AnalyticsEvent("products.restocked"))
  }
}
