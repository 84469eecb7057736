/// What became of a payment.
enum PaymentOutcome: Hashable, Sendable {
  /// The amount was charged.
  case approved(receipt: String)
  /// Nothing was charged, and nothing will be.
  case declined(reason: String)
}
