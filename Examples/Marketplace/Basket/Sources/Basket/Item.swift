/// Something in a basket.
public struct Item: Hashable, Sendable {
  /// What it is ordered by.
  public var code: String
  /// How many of it.
  public var count: Int
  /// What one costs, in cents.
  public var price: Int

  /// Creates an item.
  public init(code: String, count: Int, price: Int) {
    self.code = code
    self.count = count
    self.price = price
  }
}
