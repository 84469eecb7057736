import Foundation

/// Writes down what is in the cart, for whom and when, with the method and the key of its one payment.
struct DraftOrderUseCase: Sendable {
  let quoteCart: QuoteCartUseCase
  let users: any UserRepository
  let preferences: any Preferences
  let payment: any PaymentService
  let identifiers: any IdentifierSource
  let time: any TimeSource

  /// - Throws: ``ShopError`` if the cart cannot be bought, or if there is nobody to buy it.
  func callAsFunction() throws -> OrderDraft {
    let customer = try customer()
    let quote = try quoteCart()
    return OrderDraft(
      customer: customer, quote: quote, paymentMethod: try payment.method(for: quote.total),
      paymentKey: identifiers.next(), placedAt: time.now)
  }

  private func customer() throws -> UUID {
    if let chosen = try preferences.settings().customer {
      guard try users.user(chosen) != nil else { throw ShopError.unknownUser(chosen) }
      return chosen
    }
    guard let first = try users.all().first else { throw ShopError.noUsers }
    return first.id
  }
}
