import Joinery

@testable import StorefrontKit

/// The shop of a test, which ``ShopTests`` opens and closes; the runs of the command share it.
struct TestShop {
  /// How one run of the command ended, and what it said.
  struct Run {
    let exitCode: Int32
    let output: String
    let error: String
  }

  @Injected(\.session) var session: SessionGraph
  @Injected(\.payment) var payment: PaymentDouble
  @Injected(\.analytics) private var analytics: any AnalyticsService

  var database: Database { session.services.storage.database }
  var orders: any OrderRepository { session.services.storage.orders }
  var events: [String] { analytics.events.map(\.name) }

  /// Runs the command in this shop.
  func run(_ arguments: String...) async -> Run {
    await run(arguments)
  }

  /// Runs the command in this shop.
  func run(_ arguments: [String]) async -> Run {
    var output = ""
    var error = ""
    let exitCode = await CommandLineApp { _ in OpenShop(session: session) }.run(
      arguments: arguments, environment: ["HOME": "/nowhere"],
      output: { output += $0 }, error: { error += $0 })
    return Run(exitCode: exitCode, output: output, error: error)
  }

  /// Buys some products on a screen of its own.
  @discardableResult
  func buy(_ items: (Product, Int)...) throws -> Order {
    let checkout = session.makeCheckout()
    for (product, count) in items { try checkout.add(Demo.item(product, count)) }
    return try checkout.buy()
  }
}
