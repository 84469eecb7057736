import NeedleFoundation
import ShopKit

/// What the whole app shares.
final class RootComponent: BootstrapComponent {
  private let replacement: (any Analytics)?

  init(analytics replacement: (any Analytics)? = nil) {
    self.replacement = replacement
    super.init()
  }

  var analytics: any Analytics { shared { replacement ?? LiveAnalytics() } }
  var products: any ProductRepository { shared { MemoryProducts() } }

  func sessionComponent(user: User) -> SessionComponent {
    SessionComponent(parent: self, user: user)
  }
}
