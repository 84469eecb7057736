/// Gives a tenth off the lines of ten pieces and more.
struct BulkDiscount: CheckoutRule {
  func apply(to quote: inout Quote) {
    let bulk = quote.lines.filter { $0.quantity >= 10 }.map(\.total).reduce(.zero, +)
    guard bulk > .zero else { return }
    quote.adjust(by: -Money(cents: bulk.cents / 10), for: "Ten or more, a tenth off")
  }
}
