import Foundation

@testable import StorefrontKit

/// A shop whose payments, time and identifiers are doubles, in a database in memory.
///
/// It is open from the beginning, and the runs of the command share it.
struct TestShop {
  /// How one run of the command ended, and what it said.
  struct Run {
    let exitCode: Int32
    let output: String
    let error: String
  }

  let payment = PaymentDouble()
  let shop: Shop

  /// Opens a shop with the demo data.
  init() async throws {
    shop = try Shop(configuration: AppConfiguration(database: .memory))
    shop.services.override {
      $0.time = FixedTime()
      $0.identifiers = CountingIdentifiers()
    }
    shop.session.override { [payment] in $0.payment = payment }
    _ = try await shop.open()
  }

  var screens: any ViewModelFactory { shop.screens }
  var database: Database { shop.storage.database }
  var orders: any OrderRepository { shop.storage.orders }
  var events: [String] { screens.makeActivity().events.map(\.name) }

  /// Runs the command in this shop.
  func run(_ arguments: String...) async -> Run {
    await run(arguments)
  }

  /// Runs the command in this shop.
  func run(_ arguments: [String]) async -> Run {
    var output = ""
    var error = ""
    let exitCode = await CommandLineApp { _ in OpenShop(shop: shop) }.run(
      arguments: arguments, environment: ["HOME": "/nowhere"],
      output: { output += $0 }, error: { error += $0 })
    return Run(exitCode: exitCode, output: output, error: error)
  }

  /// Buys some products on a screen of its own.
  @discardableResult
  func buy(_ items: (Product, Int)...) throws -> Order {
    let checkout = screens.makeCheckout()
    for (product, count) in items { try checkout.add(Demo.item(product, count)) }
    return try checkout.buy()
  }
}
