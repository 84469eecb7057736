/// A small shop.
public struct MemoryProducts: ProductRepository {
  /// Creates the shop.
  public init() {}

  /// A product, or nil where there is none.
  ///
  /// - Parameter id: Its number.
  /// - Returns: The product.
  public func product(_ id: Int) -> Product? {
    [1: Product(name: "tea", price: 3), 2: Product(name: "jam", price: 5)][id]
  }
}
