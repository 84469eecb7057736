import Testing

@testable import StorefrontKit

extension ShopTests {
  @Suite struct SettingsTests {
    let shop = TestShop()

    @Test("A change is shown and kept")
    func change() throws {
      try shop.session.makeSettings().change(.spendingLimit(Money(cents: 5_00)))
      let settings = shop.session.makeSettings()
      try settings.load()
      #expect(settings.settings == Settings(spendingLimit: Money(cents: 5_00)))
    }

    @Test("Nobody cannot be the customer")
    func unknownCustomer() throws {
      let settings = shop.session.makeSettings()
      #expect(throws: ShopError.unknownUser(Demo.nobody)) {
        try settings.change(.customer(Demo.nobody))
      }
      try settings.load()
      #expect(settings.settings == Settings())
    }

    @Test("Who turns the recording off is not recorded, from that moment on")
    func analyticsOff() async {
      _ = await shop.run("users")
      _ = await shop.run("settings", "analytics", "off")
      _ = await shop.run("users")
      #expect(shop.events == ["users.listed"])
    }
  }
}
