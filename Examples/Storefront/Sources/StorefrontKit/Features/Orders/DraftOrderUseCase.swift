import Foundation

/// Writes down what is in the cart, for whom and when, with the key of its one payment.
struct DraftOrderUseCase: Sendable {
  let quoteCart: QuoteCartUseCase
  let users: any UserRepository
  let preferences: any Preferences
  let identifiers: any IdentifierSource
  let time: any TimeSource

  /// - Throws: ``ShopError`` if the cart cannot be bought, or if there is nobody to buy it.
  func callAsFunction() throws -> OrderDraft {
    OrderDraft(
      customer: try customer(), quote: try quoteCart(), paymentKey: identifiers.next(),
      placedAt: time.now)
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
