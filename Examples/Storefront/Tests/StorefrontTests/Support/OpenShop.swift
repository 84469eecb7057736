@testable import StorefrontKit

/// A shop that is open already and stays open, and whose opening always took as long.
struct OpenShop: OpenableShop {
  let session: SessionGraph

  private var shop: Shop { Shop(session: session) }

  var wiring: Wiring { shop.wiring }
  var trace: String { shop.trace }

  func open() -> Opening {
    Opening(
      criticalPath: [
        .init(name: "Database", duration: .milliseconds(12)),
        .init(name: "any ProductRepository", duration: .milliseconds(3)),
        .init(name: "any APIClient", duration: .milliseconds(2)),
      ],
      duration: .milliseconds(18))
  }

  func visit<Result, Failure: Error>(
    _ body: (any ViewModelFactory) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try shop.visit(body)
  }

  func close(after error: (any Error)?) {}
}
