import Testing

@testable import StorefrontKit

@Suite struct SettingsTests {
  let shop: TestShop

  init() async throws {
    shop = try await TestShop()
  }

  @Test("A change is shown and kept")
  func change() throws {
    try shop.screens.makeSettings().change(.spendingLimit(Money(cents: 5_00)))
    let settings = shop.screens.makeSettings()
    try settings.load()
    #expect(settings.settings == Settings(spendingLimit: Money(cents: 5_00)))
  }

  @Test("Nobody cannot be the customer")
  func unknownCustomer() throws {
    let settings = shop.screens.makeSettings()
    #expect(throws: ShopError.unknownUser(Demo.nobody)) {
      try settings.change(.customer(Demo.nobody))
    }
    try settings.load()
    #expect(settings.settings == Settings())
  }

  @Test("Who turns the recording off is not recorded, from that moment on")
  func analyticsOff() throws {
    try shop.screens.makeUserList().load()
    try shop.screens.makeSettings().change(.analytics(false))
    try shop.screens.makeUserList().load()
    #expect(shop.events == ["users.listed"])
  }
}
