import Dependencies
import ShopKit

private enum CartKey: DependencyKey {
  static let liveValue = Cart(user: .guest)
}

extension DependencyValues {
  /// It has moved: who sets it here is told by the compiler.
  var analytics: any Analytics { ambientAnalytics }

  var cart: Cart {
    get { self[CartKey.self] }
    set { self[CartKey.self] = newValue }
  }

  var products: ProductClient {
    get { self[ProductClient.self] }
    set { self[ProductClient.self] = newValue }
  }
}
