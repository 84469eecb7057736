import Joinery

/// What the shop does for its customers, and the machines that it talks to.
@Graph
final class ServicesGraph: Sendable {
  @Parent let storage: StorageGraph

  @Singleton(SystemTime.init) var time: any TimeSource
  @Singleton(RandomIdentifiers.init) var identifiers: any IdentifierSource

  @Singleton func makeClient() async throws -> any APIClient {
    try await SimulatedPaymentGateway.connected(limit: storage.configuration.paymentLimit)
  }

  /// The ambient analytics while somebody is in the shop.
  @Singleton(ConsentingAnalytics.init(preferences:)) var analytics: any AnalyticsService

  /// The rules of a quote, in the order in which they apply: the limit is for the final price.
  @Singleton func makeRules() -> [any CheckoutRule] {
    [BulkDiscount(), ShippingFee(), SpendingLimit(preferences: storage.preferences)]
  }
}
