import Testing

@testable import StorefrontKit

@Suite struct CartItemTests {
  @Test("A code is read in either case", arguments: ["BEANS", "beans", "Mug-2", "7"])
  func codes(text: String) {
    #expect(SKU(text)?.code == text.uppercased())
  }

  @Test(
    "What is no code is not read",
    arguments: ["", "A B", "A:1", "KÄSE", "ß", "a\n", String(repeating: "A", count: 21)])
  func nonsense(text: String) {
    #expect(SKU(text) == nil)
  }

  @Test(
    "A quantity is neither nothing nor absurd",
    arguments: [(0, false), (1, true), (999, true), (1000, false), (-1, false), (Int.max, false)])
  func quantities(count: Int, isQuantity: Bool) {
    #expect((Quantity(count) != nil) == isQuantity)
  }
}
