/// Refuses an order that costs more than the user of the shop allows.
struct SpendingLimit: CheckoutRule {
  let preferences: any Preferences

  func apply(to quote: inout Quote) throws {
    guard let limit = try preferences.settings().spendingLimit, quote.total > limit else { return }
    throw ShopError.aboveSpendingLimit(quote.total, limit: limit)
  }
}
