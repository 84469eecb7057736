import Testing

@testable import StorefrontKit

@Suite struct CheckoutRuleTests {
  @Test(
    "Ten pieces of one product cost a tenth less",
    arguments: [(9, 0), (10, -14_50), (11, -15_95), (80, -116_00)])
  func bulk(count: Int, cents: Int) {
    var quote = Demo.draft((Demo.mug, count), (Demo.beans, 9)).quote
    BulkDiscount().apply(to: &quote)
    #expect(quote.adjustments.map(\.amount.cents) == (cents == 0 ? [] : [cents]))
  }

  @Test("Small orders pay for shipping", arguments: [(1, 4_90), (5, 4_90), (6, 0)])
  func shipping(count: Int, cents: Int) {
    var quote = Demo.draft((Demo.mug, count)).quote
    ShippingFee().apply(to: &quote)
    #expect(quote.total.cents == count * 14_50 + cents)
  }

  @Test("Discounts count before shipping")
  func order() {
    var quote = Demo.draft((Demo.mug, 1)).quote
    quote.adjust(by: Money(cents: 100_00), for: "Gift wrapping")
    ShippingFee().apply(to: &quote)
    #expect(quote.total.cents == 114_50)
  }

  @Test("The spending limit is what may be spent", arguments: [nil, 14_50, 14_51])
  func withinLimit(cents: Int?) throws {
    var quote = Demo.draft((Demo.mug, 1)).quote
    try limit(cents).apply(to: &quote)
    #expect(quote.total.cents == 14_50)
  }

  @Test("More than the spending limit is refused")
  func aboveLimit() {
    var quote = Demo.draft((Demo.mug, 1)).quote
    #expect(throws: ShopError.aboveSpendingLimit(Demo.mug.price, limit: Money(cents: 14_49))) {
      try limit(14_49).apply(to: &quote)
    }
  }

  private func limit(_ cents: Int?) -> SpendingLimit {
    let settings = Settings(spendingLimit: cents.map { Money(cents: $0) })
    return SpendingLimit(preferences: FixedPreferences(fixed: settings))
  }
}
