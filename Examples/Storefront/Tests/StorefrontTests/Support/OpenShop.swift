import Foundation

@testable import StorefrontKit

/// A shop that is open already and stays open, and whose opening always took as long.
struct OpenShop: OpenableShop {
  let shop: any OpenableShop

  var wiring: Wiring { shop.wiring }

  func open() -> Timeline {
    let database = step("Database", .open, 0, 12)
    let catalogue = step("any ProductRepository", .open, 12, 15)
    return Timeline(
      steps: [step("any APIClient", .open, 0, 1), database, catalogue],
      criticalPath: [database, catalogue], duration: .milliseconds(16))
  }

  func close(after error: (any Error)?) -> Timeline {
    Timeline(steps: [step("Database", .close, 0, 1)], duration: .milliseconds(1))
  }

  private func step(
    _ name: String, _ kind: Timeline.Step.Kind, _ began: Int, _ ended: Int
  ) -> Timeline.Step {
    Timeline.Step(
      name: name, kind: kind, began: .milliseconds(began), ended: .milliseconds(ended))
  }

  func makeUserList() -> UserListViewModel { shop.makeUserList() }
  func makeUserProfile(userId: UUID) -> UserProfileViewModel {
    shop.makeUserProfile(userId: userId)
  }
  func makeProductList() -> ProductListViewModel { shop.makeProductList() }
  func makeCheckout() throws -> CheckoutViewModel { try shop.makeCheckout() }
  func makeOrderList() -> OrderListViewModel { shop.makeOrderList() }
  func makeSettings() -> SettingsViewModel { shop.makeSettings() }
  func makeActivity() -> ActivityViewModel { shop.makeActivity() }
}
