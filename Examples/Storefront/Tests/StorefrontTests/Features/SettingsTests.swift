import Testing

@testable import StorefrontKit

@Suite struct SettingsTests {
  let shop: Shop

  init() async throws {
    shop = try await Shop()
  }

  @Test("A change is shown and kept")
  func change() throws {
    try shop.dependencies.makeSettings().change(.spendingLimit(Money(cents: 5_00)))
    let settings = shop.dependencies.makeSettings()
    try settings.load()
    #expect(settings.settings == Settings(spendingLimit: Money(cents: 5_00)))
  }

  @Test("Nobody cannot be the customer")
  func unknownCustomer() throws {
    let settings = shop.dependencies.makeSettings()
    #expect(throws: ShopError.unknownUser(Demo.nobody)) {
      try settings.change(.customer(Demo.nobody))
    }
    try settings.load()
    #expect(settings.settings == Settings())
  }

  @Test("Who turns the recording off is not recorded, from that moment on")
  func analyticsOff() throws {
    try shop.dependencies.makeUserList().load()
    try shop.dependencies.makeSettings().change(.analytics(false))
    try shop.dependencies.makeUserList().load()
    #expect(shop.events == ["users.listed"])
  }
}
