/// What the basket needs: what things cost.
public protocol PriceList: Sendable {
  /// The price in cents, or nil if there is no such thing.
  func price(of code: String) -> Int?
}
