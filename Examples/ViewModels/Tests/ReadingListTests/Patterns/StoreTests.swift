import Joinery
import JoineryTesting
import Observation
import Testing

@testable import ReadingListKit

/// One binding is the store, one the double that it needs.
@Suite(
  .container(leaks: .reported) {
    Singleton(main: ReadingStore.init(analytics:))
    Instance<any AnalyticsService>(NoAnalytics())
  })
@MainActor struct StoreTests {
  @Injected var store: ReadingStore

  @Test(arguments: [1, 12, 100]) func `What one model does is seen by the others`(pages: Int) {
    ReadingSessionModel().turnPages(pages)
    #expect(GoalModel().text == "\(pages) of 40 pages")
    #expect(store.pages == pages)
  }

  @Test func `Each test has a store of its own`() {
    #expect(store.pages == 0)
  }

  @Test func `Who observes a model is told of changes in the store`() {
    let goal = GoalModel()
    let changes = Recorder<String>()
    withObservationTracking {
      _ = goal.text
    } onChange: {
      changes.record("changed")
    }
    ReadingSessionModel().turnPages(1)
    #expect(changes.calls == ["changed"])
  }

  @Test(.overriding { Instance<any AnalyticsService>(SpyAnalytics()) })
  func `A store gets what it needs from the container`() throws {
    let container = try #require(InjectedValues.current.container)
    let spy = try #require(container.resolve((any AnalyticsService).self) as? SpyAnalytics)
    ReadingSessionModel().turnPages(3)
    #expect(spy.events.calls == [.read(pages: 3)])
  }

  @Test func `The module has all that it needs of the graph`() {
    let graph = AppGraph.testing()
    expectValid {
      Members(of: graph)
      readingModule
    }
  }
}
