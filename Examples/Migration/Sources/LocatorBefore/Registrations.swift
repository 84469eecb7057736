import ShopKit

/// Called by the app's delegate.
func registerServices() {
  let analytics = LiveAnalytics()
  let products = MemoryProducts()
  ServiceLocator.shared.register((any Analytics).self) { analytics }
  ServiceLocator.shared.register((any ProductRepository).self) { products }
}

/// Called when somebody has signed in.
func signIn(_ user: User) {
  let cart = Cart(user: user)
  ServiceLocator.shared.register(Cart.self) { cart }
}
