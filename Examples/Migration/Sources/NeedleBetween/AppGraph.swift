import Joinery
import ShopKit

/// What the whole app shares.
@Graph
final class AppGraph: Sendable {
  @Singleton(LiveAnalytics.init) var analytics: any Analytics
  @Singleton(MemoryProducts.init) var products: any ProductRepository
}
