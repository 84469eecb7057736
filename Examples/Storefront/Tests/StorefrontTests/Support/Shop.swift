import Foundation
import Joinery

@testable import StorefrontKit

/// A shop whose payments, time and identifiers are doubles, in a database in memory.
///
/// It is open from the beginning, and the runs of the command share it.
struct Shop {
  /// How one run of the command ended, and what it said.
  struct Run {
    let exitCode: Int32
    let output: String
    let error: String
  }

  let payment: PaymentDouble
  let dependencies: AppDependencies

  /// Opens a shop with the demo data.
  ///
  /// - Parameter changes: What else is replaced or wrapped.
  /// - Throws: `GraphError` if that cannot be wired.
  init(@BindingBuilder changes: () -> BindingList = { BindingList() }) async throws {
    let payment = PaymentDouble()
    self.payment = payment
    dependencies = try AppDependencies(configuration: AppConfiguration(database: .memory)) {
      Override(Instance<any PaymentService>(payment))
      Override(Instance<any TimeSource>(FixedTime()))
      Override(Instance<any IdentifierSource>(CountingIdentifiers()))
      changes()
    }
    _ = try await dependencies.open()
  }

  var database: Database { dependencies.container.resolve() }
  var orders: any OrderRepository { dependencies.container.resolve() }
  var events: [String] { dependencies.makeActivity().events.map(\.name) }

  /// Runs the command in this shop.
  func run(_ arguments: String...) async -> Run {
    await run(arguments)
  }

  /// Runs the command in this shop.
  func run(_ arguments: [String]) async -> Run {
    var output = ""
    var error = ""
    let exitCode = await CommandLineApp { _ in OpenShop(shop: dependencies) }.run(
      arguments: arguments, environment: ["HOME": "/nowhere"],
      output: { output += $0 }, error: { error += $0 })
    return Run(exitCode: exitCode, output: output, error: error)
  }

  /// Buys some products on a screen of its own.
  @discardableResult
  func buy(_ items: (Product, Int)...) throws -> Order {
    let checkout = try dependencies.makeCheckout()
    for (product, count) in items { try checkout.add(Demo.item(product, count)) }
    return try checkout.buy()
  }
}
