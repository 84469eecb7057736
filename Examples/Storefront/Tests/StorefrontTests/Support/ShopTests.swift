import Joinery
import JoineryTesting
import Testing

@testable import StorefrontKit

/// Tests of the graphs that are shipped, with a database in memory, and with doubles in place of what
/// is outside of the shop.
///
/// Each case of each test has graphs of its own, which are open when it begins and closed afterwards.
@Suite(
  .injecting {
    $0.analytics = SpyAnalytics()
    $0.payment = PaymentDouble()
  },
  .graph(\.storage, started: true) {
    StorageGraph(configuration: AppConfiguration(database: .memory))
  },
  .graph(\.services, started: true) {
    ServicesGraph(storage: InjectedValues.current.storage) {
      $0.time = FixedTime()
      $0.identifiers = CountingIdentifiers()
    }
  },
  .graph(\.session, started: true) {
    let values = InjectedValues.current
    return SessionGraph(
      services: values.services, paymentMethods: try .paymentMethods(in: values.services)
    ) { $0.payment = values.payment }
  })
enum ShopTests {}

extension InjectedValues {
  @InjectedEntry var storage: StorageGraph
  @InjectedEntry var services: ServicesGraph
  @InjectedEntry var session: SessionGraph
  @InjectedEntry var payment: PaymentDouble
}
