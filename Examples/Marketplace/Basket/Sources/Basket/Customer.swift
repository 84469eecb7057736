/// What the basket needs: who buys.
public protocol Customer: Sendable {
  /// The name on the receipt.
  var name: String { get }
  /// What is taken off the total, in percent.
  var discount: Int { get }
}
