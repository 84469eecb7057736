/// What the payment service's API is asked.
struct PaymentRequest: Hashable, Sendable, Codable {
  var cents: Int
  var currency: String
}
