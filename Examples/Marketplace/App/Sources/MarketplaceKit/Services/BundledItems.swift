import Catalogue

/// The items that the app comes with.
struct BundledItems: ItemSource {
  func items() async throws -> [Item] {
    [
      Item(code: "TEA", title: "Green tea", price: 560),
      Item(code: "CUP", title: "Stoneware cup", price: 1850),
      Item(code: "POT", title: "Cast iron pot", price: 6400),
    ]
  }
}
