import Joinery
import ShopKit

extension Container {
  /// Offers old code the objects of the container, so that old and new share them.
  ///
  /// A line goes when nobody asks the locator for its type any more.
  func lend(to locator: DependencyContainer) {
    locator.register((any Analytics).self, lifetime: .transient) { self.resolve() }
    locator.register(Cart.self, lifetime: .transient) { self.resolve() }
  }
}
