import Accounts
import Basket
import Catalogue
import Joinery
import JoineryTesting
import Testing

@testable import MarketplaceKit

/// The app as it is shipped, started for each test.
@Suite(
  .graph(\.app, started: true) { AppGraph() },
  .graph(\.catalogue, started: true) { InjectedValues.current.app.catalogue },
  .container(started: true, making: { try .marketplace(InjectedValues.current.app) }))
struct CompositionTests {
  @Injected(\.app) var app: AppGraph
  @Injected var visit: Visit

  @Test func `A visit needs something of every feature`() throws {
    let receipt = try visit.buy(as: "card:1815", ["TEA", "CUP", "TEA"])
    #expect(receipt.customer == "Ada")
    #expect(receipt.total == (2 * 560 + 1850) * 90 / 100)
    #expect(app.orders.orders == [receipt])
  }

  @Test(.overriding { Instance<any AccountSource>(EverybodyIsMember()) })
  func `A test replaces what a feature's module needs`() throws {
    #expect(try visit.buy(as: "name:Eve", ["TEA"]).total == 504)
  }

  @Test func `The app contributes to a feature's module`() throws {
    #expect(try visit.buy(as: "guest:", ["TEA"]).customer == "guest")
  }

  @Test(.overriding { Instance<any Shelf>(DoubleShelf()) })
  func `A test replaces what a feature offers`() throws {
    #expect(visit.shelf.items.map(\.code) == ["ONE"])
  }

  @Test func `Both graphs and the container are complete`() {
    expectValid(AppGraph.self)
    expectValid(CatalogueGraph.self)
    expectValid(BasketGraph.self)
    #expect(throws: Never.self) { try Marketplace() }
  }
}

@Suite struct VisitTests {
  @Test func `A visit that fails stops everything, and throws what it has failed with`()
    async throws
  {
    let marketplace = try Marketplace()
    await #expect(throws: UnknownAccount.self) {
      try await marketplace.visit { try $0.buy(as: "name:Eve", ["TEA"]) }
    }
    // Each says that it was stopped, where it would otherwise start.
    await #expect(throws: GraphError.self) { try await marketplace.container.start() }
    await #expect(throws: GraphError.self) { try await marketplace.graph.catalogue.start() }
    await #expect(throws: GraphError.self) { try await marketplace.graph.start() }
  }

  @Test func `A visit does not begin where a feature cannot be started`() async throws {
    struct Unreachable: ItemSource, Error {
      func items() async throws -> [Catalogue.Item] { throw self }
    }
    let marketplace = try Marketplace(graph: AppGraph { $0.source = Unreachable() })
    let error = await #expect(throws: LifecycleError.self) {
      try await marketplace.visit { _ in Testing.Issue.record("the visit has begun") }
    }
    #expect(error?.cause.error is Unreachable)
  }
}

@Suite struct ReplacedFeatureTests {
  @Test func `A graph of a feature is replaced whole, by one with other members`() async throws {
    let graph = AppGraph {
      $0.catalogue = CatalogueGraph(source: BundledItems()) { $0.shelf = DoubleShelf() }
    }
    let receipt = try await Marketplace(graph: graph).visit { try $0.buy(as: "name:Ada", ["ONE"]) }
    #expect(receipt.total == 90)
  }

  @Test func `What a feature needs is replaced in the app's graph`() async throws {
    struct NoItems: ItemSource {
      func items() async throws -> [Catalogue.Item] { [] }
    }
    let graph = AppGraph { $0.source = NoItems() }
    let error = await #expect(throws: NotForSale.self) {
      try await Marketplace(graph: graph).visit { try $0.buy(as: "name:Ada", ["TEA"]) }
    }
    #expect(error?.code == "TEA")
  }
}

extension InjectedValues {
  @InjectedEntry var app: AppGraph
  @InjectedEntry var catalogue: CatalogueGraph
}
