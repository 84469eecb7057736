import Testing

@testable import StorefrontKit

extension ShopTests {
  @Suite struct UserTests {
    let shop = TestShop()

    @Test("A profile shows its customer, under the new name once there is one")
    func profile() throws {
      let profile = shop.session.makeUserProfile(userId: Demo.grace.id)
      #expect(profile.user == nil)
      try profile.load()
      #expect(profile.user == Demo.grace)
      try profile.rename(to: " Grace Murray Hopper ")
      #expect(profile.user?.name == "Grace Murray Hopper")
      #expect(shop.events == ["user.opened", "user.renamed"])
    }

    @Test("Nobody's profile cannot be opened or changed")
    func unknown() throws {
      let profile = shop.session.makeUserProfile(userId: Demo.nobody)
      #expect(throws: ShopError.unknownUser(Demo.nobody)) { try profile.load() }
      #expect(throws: ShopError.unknownUser(Demo.nobody)) { try profile.rename(to: "Nobody") }
      #expect(shop.events.isEmpty)
    }

    @Test("A bad name changes nothing")
    func badName() throws {
      let profile = shop.session.makeUserProfile(userId: Demo.ada.id)
      #expect(throws: ShopError.invalidName(.empty)) { try profile.rename(to: " ") }
      #expect(try profile.load() == Demo.ada)
    }
  }
}
