/// The screen that shows the catalogue.
final class ProductListViewModel {
  /// The products, by code.
  private(set) var products: [Product] = []

  private let fetchProducts: FetchProductsUseCase
  private let restockShelves: RestockUseCase

  init(fetchProducts: FetchProductsUseCase, restock: RestockUseCase) {
    self.fetchProducts = fetchProducts
    restockShelves = restock
  }

  func load() throws {
    products = try fetchProducts()
  }

  /// Fills the shelves that have run low.
  func restock() throws {
    try restockShelves()
  }
}
