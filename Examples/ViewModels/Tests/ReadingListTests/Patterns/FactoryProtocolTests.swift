import Joinery
import JoineryTesting
import Testing

@testable import ReadingListKit

/// A double of the factory has two functions, and shows what was opened.
@Suite @MainActor struct FactoryProtocolTests {
  @Test(arguments: [[], [1], [1, 2, 1]]) func `What was opened is on the path`(ids: [Book.ID]) {
    let factory = SpyFactory()
    let flow = ShelfFlowModel(factory: factory)
    for id in ids { flow.open(id) }
    #expect(factory.opened.calls == ids)
    #expect(flow.path.count == ids.count)
  }

  @Test func `Going back from the list stays there`() {
    let flow = ShelfFlowModel(factory: SpyFactory())
    flow.open(1)
    flow.back()
    flow.back()
    #expect(flow.path.isEmpty)
  }

  @Test func `The graph is such a factory`() async throws {
    let flow = ShelfFlowModel(factory: AppGraph.testing(books: [.fixture(8)]))
    flow.open(8)
    let detail = try #require(flow.path.last)
    try await detail.finish()
    await flow.list.load()
    #expect(detail.book?.isFinished == true)
    #expect(flow.list.rows == ["Book 8: 3"])
  }

  @Test func `A book that nobody has borrowed cannot be loaded`() async {
    let detail = AppGraph.testing(books: []).makeBookDetail(bookID: 9)
    let error = await #expect(throws: UnknownBook.self) { try await detail.load() }
    #expect(error?.description == "There is no book 9 on the list.")
  }
}
