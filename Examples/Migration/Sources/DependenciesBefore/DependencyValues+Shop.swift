import Dependencies
import ShopKit

private enum AnalyticsKey: DependencyKey {
  static let liveValue: any Analytics = LiveAnalytics()
  static let testValue: any Analytics = NoAnalytics()
}

private enum CartKey: DependencyKey {
  static let liveValue = Cart(user: .guest)
}

extension DependencyValues {
  var analytics: any Analytics {
    get { self[AnalyticsKey.self] }
    set { self[AnalyticsKey.self] = newValue }
  }

  var cart: Cart {
    get { self[CartKey.self] }
    set { self[CartKey.self] = newValue }
  }

  var products: ProductClient {
    get { self[ProductClient.self] }
    set { self[ProductClient.self] = newValue }
  }
}
