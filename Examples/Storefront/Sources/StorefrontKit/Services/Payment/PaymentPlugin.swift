/// A payment method that the shop has, if it is asked for.
enum PaymentPlugin: String, CaseIterable, Sendable {
  case card
  case cash
  case invoice
}
