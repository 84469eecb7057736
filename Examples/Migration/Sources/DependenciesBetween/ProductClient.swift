import Dependencies
import ShopKit

/// What the shop sells, as a structure of functions.
struct ProductClient: Sendable {
  var find: @Sendable (_ id: Int) -> Product?
}

extension ProductClient: DependencyKey {
  static let liveValue = ProductClient { id in MemoryProducts().product(id) }
}

extension ProductClient: ProductRepository {
  func product(_ id: Int) -> Product? { find(id) }
}
