import Testing

@testable import StorefrontKit

@Suite struct CartTests {
  let cart = MemoryCart()

  @Test("Pieces of one product are put together, in the order of the first")
  func adding() throws {
    try cart.add(Demo.item(Demo.mug, 1))
    try cart.add(Demo.item(Demo.beans, 2))
    try cart.add(Demo.item(Demo.mug, 3))
    #expect(try cart.items == [Demo.item(Demo.mug, 4), Demo.item(Demo.beans, 2)])
  }

  @Test("An absurd number of pieces is refused, and the cart stays as it was")
  func tooMany() throws {
    try cart.add(Demo.item(Demo.mug, 999))
    #expect(throws: ShopError.tooMany(Demo.mug.sku)) { try cart.add(Demo.item(Demo.mug, 1)) }
    #expect(try cart.items == [Demo.item(Demo.mug, 999)])
  }

  @Test("An emptied cart holds nothing")
  func emptying() throws {
    try cart.add(Demo.item(Demo.mug, 1))
    cart.empty()
    #expect(cart.items.isEmpty)
  }
}
