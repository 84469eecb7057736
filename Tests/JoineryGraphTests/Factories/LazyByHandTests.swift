import Joinery
import Testing

/// Graphs that give what takes a lazy value or a provider one of their own functions.
@Suite struct LazyByHandTests {
  @Test func `a lazy value of a function of the graph closes a cycle`() {
    let shop = Shop()
    let pricing = shop.pricing
    #expect(pricing.cart.value === shop.cart)
    #expect(shop.cart.pricing === pricing)
  }

  @Test func `a provider of a transient member makes a new one each time`() {
    let shop = Shop()
    #expect(shop.counter.tickets() !== shop.counter.tickets())
  }
}

// MARK: - Fixtures

private final class Pricing: Sendable {
  let cart: Lazy<Cart>
  init(cart: Lazy<Cart>) { self.cart = cart }
}

private final class Cart: Sendable {
  let pricing: Pricing
  init(pricing: Pricing) { self.pricing = pricing }
}

private final class Ticket: Sendable {}

private final class Counter: Sendable {
  let tickets: Provider<Ticket>
  init(tickets: Provider<Ticket>) { self.tickets = tickets }
}

private func makePricing(openCart: @escaping @Sendable () -> Cart) -> Pricing {
  Pricing(cart: Lazy(openCart))
}

private func makeCounter(makeTicket: @escaping @Sendable () -> Ticket) -> Counter {
  Counter(tickets: Provider(makeTicket))
}

@Graph
private final class Shop: Sendable {
  @Singleton(makePricing(openCart:)) var pricing: Pricing
  @Singleton(Cart.init(pricing:)) var cart: Cart
  @Singleton(makeCounter(makeTicket:)) var counter: Counter

  func openCart() -> Cart { cart }
  func makeTicket() -> Ticket { Ticket() }
}
