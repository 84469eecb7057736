import Joinery
import JoineryTesting
import Testing

@testable import ReadingListKit

/// The factory is set in a trait: a double of it, or the app's graph with doubles.
@Suite @MainActor struct EnvironmentFactoryTests {
  @Test(
    .injecting { $0.viewModelFactory = SpyFactory() },
    arguments: [
      ("reading://book/12", [12]), ("reading://book/", []), ("reading://author/12", []), ("", []),
    ])
  func `A link opens a book or nothing`(link: String, opened: [Book.ID]) throws {
    let model = BookLinkModel(link: link)
    model.follow()
    let factory = try #require(model.factory as? SpyFactory)
    #expect(factory.opened.calls == opened)
    #expect((model.opened == nil) == opened.isEmpty)
  }

  @Test(
    .graph(\.viewModelFactory) {
      AppGraph(context: .test) { $0.books = MemoryBookRepository([.fixture(2)]) }
    })
  func `The app's graph is set just as well`() async throws {
    let model = BookLinkModel(link: "reading://book/2")
    model.follow()
    try await model.opened?.load()
    #expect(model.opened?.book == .fixture(2))
  }
}
