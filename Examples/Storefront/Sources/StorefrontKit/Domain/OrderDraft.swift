import Foundation

/// An order that is about to be stored.
struct OrderDraft: Hashable, Sendable {
  /// Who buys.
  let customer: UUID
  /// What, and for how much.
  let quote: Quote
  /// By what it will be paid.
  let paymentMethod: String
  /// What will identify the payment.
  let paymentKey: UUID
  /// When.
  let placedAt: Date
}
