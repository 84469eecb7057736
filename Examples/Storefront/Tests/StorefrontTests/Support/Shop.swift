import Joinery

@testable import StorefrontKit

/// A shop whose payments, time and identifiers are doubles, in a database in memory.
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
  init(@BindingBuilder changes: () -> BindingList = { BindingList() }) throws {
    let live = try AppDependencies(configuration: AppConfiguration(database: .memory))
    let payment = PaymentDouble()
    let doubled = try live.container.overriding {
      Instance<any PaymentService>(payment)
      Instance<any TimeSource>(FixedTime())
      Instance<any IdentifierSource>(CountingIdentifiers())
    }
    self.payment = payment
    dependencies = AppDependencies(container: try doubled.overriding(changes))
  }

  var database: Database { dependencies.container.resolve() }
  var orders: any OrderRepository { dependencies.container.resolve() }
  var events: [String] { dependencies.makeActivity().events.map(\.name) }

  /// Runs the command in this shop.
  func run(_ arguments: String...) -> Run {
    run(arguments)
  }

  /// Runs the command in this shop.
  func run(_ arguments: [String]) -> Run {
    var output = ""
    var error = ""
    let exitCode = CommandLineApp { _ in dependencies }.run(
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
