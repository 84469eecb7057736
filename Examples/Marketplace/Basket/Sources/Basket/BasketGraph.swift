public import Joinery

/// One basket of one customer, wired.
@Graph
public final class BasketGraph: Sendable {
  let customer: any Customer
  let prices: any PriceList
  let desk: any OrderDesk

  @Singleton(Checkout.init(customer:desk:)) var checkout: Checkout
  /// The basket.
  @Singleton(OpenBasket.init(prices:checkout:)) public var basket: any ShoppingBasket
}
