internal import Joinery
internal import Workload

/// What belongs to one session.
@Graph
final class SessionGraph: Sendable {
  @Parent let app: BenchmarkGraph
  let customer: Customer
  @Singleton(CustomerBasket.init(customer:client:)) var basket: any Basket
}
