import Joinery
import JoineryTesting
import Testing

@testable import Catalogue

@Suite struct CatalogueTests {
  struct TwoItems: ItemSource {
    func items() async throws -> [Item] {
      [Item(code: "TEA", title: "Tea", price: 500), Item(code: "CUP", title: "Cup", price: 900)]
    }
  }

  struct NoItems: ItemSource {
    struct Unreachable: Error {}
    func items() async throws -> [Item] { throw Unreachable() }
  }

  @Test func `The graph is complete`() {
    expectValid(CatalogueGraph.self)
  }

  @Test func `Items are found by code, and listed by title`() async throws {
    let graph = CatalogueGraph(source: TwoItems())
    try await graph.start()
    #expect(graph.shelf.item("TEA")?.price == 500)
    #expect(graph.shelf.item("POT") == nil)
    #expect(graph.shelf.items.map(\.code) == ["CUP", "TEA"])
    try await graph.stop()
  }

  @Test func `A start fails with what the source fails with`() async throws {
    let error = await #expect(throws: LifecycleError.self) {
      try await CatalogueGraph(source: NoItems()).start()
    }
    #expect(error?.cause.error is NoItems.Unreachable)
  }

  @Test func `A test of the feature replaces what others cannot see`() {
    let index = ItemIndex([Item(code: "POT", title: "Pot", price: 2000)])
    let graph = CatalogueGraph(source: NoItems()) { $0.index = index }
    #expect(graph.shelf.items.map(\.code) == ["POT"])
  }
}
