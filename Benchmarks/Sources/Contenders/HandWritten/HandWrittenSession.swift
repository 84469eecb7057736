internal import Workload

/// What belongs to one session, by hand: the graph of the app, and a cell for the basket.
final class HandWrittenSession: Sendable {
  private let graph: HandWrittenGraph
  private let customer: Customer
  private let basketCell = Once<CustomerBasket>()

  @inline(never)
  init(_ graph: HandWrittenGraph, _ customer: Customer) {
    self.graph = graph
    self.customer = customer
  }

  @inline(never)
  var basket: any Basket {
    basketCell.value { CustomerBasket(customer: customer, client: graph.client) }
  }
}
