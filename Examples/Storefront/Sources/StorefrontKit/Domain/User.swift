import Foundation

/// A customer of the shop.
struct User: Hashable, Sendable, Identifiable, Encodable {
  /// What identifies the customer, also after a change of name.
  let id: UUID
  /// The customer's name.
  var name: String
  /// Where receipts are sent.
  let email: String
}
