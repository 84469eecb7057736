import ShopKit
import Synchronization

/// Hears what happens in the app.
final class AnalyticsManager: Analytics {
  /// The one of the app.
  ///
  /// Tests replace it; nothing else runs meanwhile, which is all that makes this safe.
  nonisolated(unsafe) static var shared: any Analytics = AnalyticsManager()

  func track(_ event: String) { LiveAnalytics().track(event) }
}

/// What the shop sells.
final class ProductStore: ProductRepository {
  static let shared = ProductStore()

  func product(_ id: Int) -> Product? { MemoryProducts().product(id) }
}

/// Who is signed in.
final class SessionManager: Sendable {
  static let shared = SessionManager()

  private let current = Mutex(Cart(user: .guest))

  var cart: Cart { current.withLock { $0 } }

  func signIn(_ user: User) { current.withLock { $0 = Cart(user: user) } }
}
