import Foundation
import Joinery

/// The shop, wired: the one place that knows what everything is made of.
struct AppDependencies {
  let container: Container
}

extension AppDependencies {
  /// Wires the shop as it is shipped; nothing is made or opened yet.
  ///
  /// - Throws: `GraphError` if the wiring has a fault, which the tests would have shown.
  init(configuration: AppConfiguration) throws {
    container = try Container("storefront") {
      Instance(configuration)
      storageModule
      servicesModule
      featuresModule
    }
  }

  /// The wiring, to look at.
  var wiring: Wiring { Wiring(graph: container.description) }
}

extension AppDependencies: ViewModelFactory {
  func makeUserList() -> UserListViewModel { container.resolve() }

  func makeUserProfile(userId: UUID) -> UserProfileViewModel {
    let make: @Sendable (UUID) -> UserProfileViewModel = container.resolve()
    return make(userId)
  }

  func makeProductList() -> ProductListViewModel { container.resolve() }

  func makeCheckout() throws -> CheckoutViewModel {
    try container.scope("checkout").resolve()
  }

  func makeOrderList() -> OrderListViewModel { container.resolve() }

  func makeSettings() -> SettingsViewModel { container.resolve() }

  func makeActivity() -> ActivityViewModel { container.resolve() }
}
