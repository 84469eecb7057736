import NeedleFoundation
import ShopKit

// The library's generator writes a file like this one from the components.

private final class SessionDependencyProvider: SessionDependency {
  private let root: RootComponent

  init(root: RootComponent) { self.root = root }

  var analytics: any Analytics { root.analytics }
  var products: any ProductRepository { root.products }
}

/// Called first thing at launch.
func registerProviderFactories() {
  __DependencyProviderRegistry.instance.registerDependencyProviderFactory(
    for: "^->RootComponent->SessionComponent"
  ) { scope in
    guard let root = (scope as? SessionComponent)?.parent as? RootComponent else {
      fatalError("the path says what the parent is")
    }
    return SessionDependencyProvider(root: root)
  }
}
