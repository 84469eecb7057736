/// What was bought.
public struct Receipt: Hashable, Sendable {
  /// Who has bought it.
  public var customer: String
  /// What, in the order in which it was put into the basket.
  public var items: [Item]
  /// What was paid, in cents.
  public var total: Int

  /// Creates a receipt.
  public init(customer: String, items: [Item], total: Int) {
    self.customer = customer
    self.items = items
    self.total = total
  }
}
