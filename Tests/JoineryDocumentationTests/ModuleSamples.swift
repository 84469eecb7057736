import Joinery
import Testing

/// The samples of the page about big apps, compiled and run.
@Suite struct ModuleSamples {
  @Test func `the app gives a feature's graph what it needs`() {
    let shop = ShopGraph()
    #expect(shop.checkout.model.total == 3)
    #expect(shop.checkout !== shop.checkout)
  }

  @Test func `a feature is tested without the app`() {
    struct Free: BasketReading { let total = 0 }
    struct NoPayments: Payments {}
    #expect(CheckoutGraph(payments: NoPayments(), basket: Free()).model.total == 0)
  }
}

// MARK: - The samples

@Graph
private final class CheckoutGraph: Sendable {
  let payments: any Payments
  let basket: any BasketReading

  @Transient(CheckoutModel.init(payments:basket:)) var model: CheckoutModel
}

@Graph
private final class ShopGraph: Sendable {
  @Singleton(CardPayments.init) var payments: any Payments
  @Singleton(Basket.init) var basket: any BasketReading

  var checkout: CheckoutGraph { CheckoutGraph(payments: payments, basket: basket) }
}

// MARK: - Fixtures

private protocol Payments: Sendable {}
private protocol BasketReading: Sendable { var total: Int { get } }
private struct CardPayments: Payments {}
private struct Basket: BasketReading { let total = 3 }

private final class CheckoutModel: Sendable {
  let total: Int
  init(payments: any Payments, basket: any BasketReading) { total = basket.total }
}
