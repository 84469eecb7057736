import Joinery
import Testing

@testable import ReadingListKit

/// With a locator of their own, tests of old code run side by side too.
@Suite @MainActor struct LocatorTests {
  private let locator = DependencyContainer()
  private let books = MemoryBookRepository([.fixture(1, dueIn: -3), .fixture(2, dueIn: 4)])

  @Test func `Before: everything that the model asks for has to be registered`() async throws {
    locator.register(books, for: (any BookRepository).self)
    locator.register(FixedClock(), for: (any DayClock).self)
    let model = ReturnsModel(locator: locator)
    try await model.load()
    #expect(model.titles == ["Book 1"])
  }

  @Test(arguments: [(-3, 60), (-1, 20), (0, 0), (4, 0)])
  func `After: the doubles are arguments`(dueIn days: Int, cents: Int) async throws {
    let model = FeeModel(books: MemoryBookRepository([.fixture(dueIn: days)]), clock: FixedClock())
    try await model.load()
    #expect(model.cents == cents)
  }

  @Test func `On the way, old code and new code share the objects of the graph`() async throws {
    let graph = AppGraph.testing(books: [.fixture(1, dueIn: 3)])
    graph.register(in: locator)
    try await graph.books.save(.fixture(1, dueIn: -1))
    let old = FeeModel(locator: locator)
    let new = graph.fee
    try await old.load()
    try await new.load()
    #expect(old.cents == 20)
    #expect(new.cents == 20)
  }
}
