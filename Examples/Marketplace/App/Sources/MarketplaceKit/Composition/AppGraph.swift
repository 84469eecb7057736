import Accounts
import Basket
import Catalogue
import Joinery

/// What is known when the app is compiled: the graphs of two features, and what joins them.
@Graph
final class AppGraph: Sendable {
  @Singleton(BundledItems.init) var source: any ItemSource
  /// The graph of a feature is a member like the others.
  @Singleton(CatalogueGraph.init(source:)) var catalogue: CatalogueGraph
  var shelf: any Shelf { catalogue.shelf }

  @Singleton(ShelfPrices.init(shelf:)) var prices: any PriceList
  @Singleton(OrderBook.init) var orders: OrderBook

  /// Makes the graph of the other feature, for one customer.
  func makeBasket(account: Account) -> BasketGraph {
    BasketGraph(customer: AccountCustomer(account: account), prices: prices, desk: orders)
  }
}
