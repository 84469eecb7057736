import JoineryTesting
import Testing

@testable import StorefrontKit

extension ShopTests {
  /// What the graph of a visit makes.
  @Suite struct ScreenTests {
    let shop = TestShop()

    @Test("Every screen can be made")
    func screens() {
      _ = shop.session.makeUserList()
      #expect(shop.session.makeUserProfile(userId: Demo.ada.id).userID == Demo.ada.id)
      _ = shop.session.makeProductList()
      _ = shop.session.makeCheckout()
      _ = shop.session.makeOrderList()
      _ = shop.session.makeSettings()
      _ = shop.session.makeActivity()
    }

    @Test("The events of all screens are those of one analytics service")
    func shared() throws {
      try shop.session.makeUserList().load()
      try shop.session.makeSettings().load()
      let activity = shop.session.makeActivity()
      #expect(activity.events.map(\.name) == ["users.listed", "settings.opened"])
    }
  }
}
