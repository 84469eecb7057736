/// What the shop sells.
public protocol ProductRepository: Sendable {
  /// A product, or nil where there is none.
  ///
  /// - Parameter id: Its number.
  /// - Returns: The product.
  func product(_ id: Int) -> Product?
}
