import Joinery
import JoineryTesting
import Testing

@testable import ReadingListKit

/// Doubles are arguments: there is nothing to set up, and nothing of the test kit is needed.
@Suite @MainActor struct ConstructorTests {
  @Test(arguments: [-2, 0, 3]) func `A row says when its book is due`(days: Int) async {
    let model = ReadingListModel(
      books: MemoryBookRepository([.fixture(dueIn: days)]), clock: FixedClock(),
      formatter: TerseFormatter(), analytics: NoAnalytics())
    await model.load()
    #expect(model.rows == ["Book 1: \(days)"])
  }

  @Test func `That the list was opened is tracked`() async {
    let analytics = SpyAnalytics()
    let model = ReadingListModel(
      books: MemoryBookRepository([]), clock: FixedClock(), formatter: TerseFormatter(),
      analytics: analytics)
    await model.load()
    #expect(analytics.events.calls == [.opened(screen: "reading list")])
  }

  @Test func `A library that does not answer is a problem, and the list was not opened`() async {
    let analytics = SpyAnalytics()
    let model = ReadingListModel(
      books: BrokenLibrary(), clock: FixedClock(), formatter: TerseFormatter(),
      analytics: analytics)
    await model.load()
    #expect(model.problem == "The library does not answer: offline")
    #expect(analytics.events.isEmpty)
  }

  @Test func `The graph makes the model of what it has, with doubles where a test has some`() async
  {
    let model = AppGraph.testing(books: [.fixture(dueIn: 5)]).makeReadingList()
    await model.load()
    #expect(model.rows == ["Book 1: 5"])
  }

  @Test func `The graph is valid`() {
    expectValid(AppGraph.self)
  }
}
