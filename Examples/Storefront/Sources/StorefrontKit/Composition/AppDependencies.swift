import Foundation
import Joinery

/// The shop, wired: the one place that knows what everything is made of.
struct AppDependencies {
  let container: Container
  /// How long closing the shop may take.
  let closingTime: Duration
  /// What is kept for a trace; nothing, unless the configuration asks for it.
  let tracer: TraceEventWriter
}

extension AppDependencies {
  /// Wires the shop as it is shipped; nothing is made or opened yet.
  ///
  /// - Parameters:
  ///   - configuration: What is known before anything is made.
  ///   - changes: What is replaced or wrapped, for the tests.
  /// - Throws: `GraphError` if the wiring has a fault, which the tests would have shown.
  init(
    configuration: AppConfiguration,
    @BindingBuilder changes: () -> BindingList = { BindingList() }
  ) throws {
    let tracer = TraceEventWriter()
    self.tracer = tracer
    container = try Container("storefront", observers: configuration.isTraced ? [tracer] : []) {
      Instance(configuration)
      storageModule
      servicesModule
      featuresModule
      changes()
    }
    closingTime = configuration.closingTime
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
