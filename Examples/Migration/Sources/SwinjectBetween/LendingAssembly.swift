import Joinery
import ShopKit
import Swinject

/// Offers old registrations what has moved, so that old and new share it.
final class LendingAssembly: Assembly {
  private let app: Joinery.Container

  init(app: Joinery.Container) { self.app = app }

  func assemble(container: Swinject.Container) {
    container.register((any Analytics).self) { [app] _ in app.resolve() }
    container.register((any ProductRepository).self) { [app] _ in app.resolve() }
  }
}
