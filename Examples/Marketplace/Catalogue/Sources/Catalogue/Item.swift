/// Something that is sold.
public struct Item: Hashable, Sendable {
  /// What it is ordered by.
  public var code: String
  /// What it is called.
  public var title: String
  /// What one costs, in cents.
  public var price: Int

  /// Creates an item.
  public init(code: String, title: String, price: Int) {
    self.code = code
    self.title = title
    self.price = price
  }
}
