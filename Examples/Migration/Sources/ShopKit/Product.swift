/// Something that the shop sells.
public struct Product: Sendable {
  /// What it is called.
  public let name: String
  /// What it costs.
  public let price: Int
}
