import NeedleFoundation
import ShopKit

/// What the components that have not moved take from the graph.
final class RootComponent: BootstrapComponent {
  private let app: AppGraph

  init(app: AppGraph) {
    self.app = app
    super.init()
  }

  var analytics: any Analytics { app.analytics }
  var products: any ProductRepository { app.products }

  func sessionComponent(user: User) -> SessionComponent {
    SessionComponent(parent: self, user: user)
  }
}
