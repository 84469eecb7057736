/// What the payment service's API answers.
struct PaymentAnswer: Hashable, Sendable, Codable {
  /// The receipt of a payment that was made.
  var receipt: String?
  /// Why a payment was not made.
  var reason: String?
}
