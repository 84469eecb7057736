import Joinery
import ShopKit

/// Called by the app's delegate.
func registerServices() {
  DependencyContainer.shared.register((any Analytics).self) { LiveAnalytics() }
  DependencyContainer.shared.register((any ProductRepository).self) { MemoryProducts() }
}

/// Called when somebody has signed in.
func signIn(_ user: User) {
  DependencyContainer.shared.register(Cart.self) { Cart(user: user) }
}
