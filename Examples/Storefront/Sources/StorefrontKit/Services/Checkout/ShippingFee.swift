/// Charges for shipping, unless the order is large.
struct ShippingFee: CheckoutRule {
  let fee = Money(cents: 4_90)
  let freeFrom = Money(cents: 75_00)

  func apply(to quote: inout Quote) {
    guard quote.total < freeFrom else { return }
    quote.adjust(by: fee, for: "Shipping")
  }
}
