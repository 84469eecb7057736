/// What the basket needs: who takes orders.
public protocol OrderDesk: Sendable {
  /// Takes an order.
  func take(_ receipt: Receipt) throws
}
