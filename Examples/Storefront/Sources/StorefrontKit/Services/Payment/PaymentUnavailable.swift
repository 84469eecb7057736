/// The payment service gave no answer, so that nobody knows whether it has charged.
struct PaymentUnavailable: Error, Hashable {
  /// What the service, or the way to it, said.
  let reason: String
}
