import Foundation

/// Where the orders are kept.
protocol OrderRepository: Sendable {
  /// All orders, the latest first.
  func all() throws -> [Order]
  /// The orders whose payment is not known to have happened, the oldest first.
  func pending() throws -> [Order]
  /// Stores an order and takes its goods from the shelves: both, or neither.
  ///
  /// - Throws: ``ShopError/soldOut(_:left:)`` if there are not enough pieces.
  func place(_ draft: OrderDraft) throws -> Order
  /// Notes that a pending order is paid; of one that is settled already, notes nothing.
  func markPaid(_ order: Order, receipt: String) throws -> Order
  /// Notes that a pending order is declined and puts its goods back: both, or neither.
  func markDeclined(_ order: Order) throws -> Order
}
