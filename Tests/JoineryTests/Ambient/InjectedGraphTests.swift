import Joinery
import Testing

/// Graphs and containers as ambient values.
@Suite(.timeLimit(.minutes(10))) struct InjectedGraphTests {
  @Test func `a graph answers as the factory that it conforms to`() {
    let graph = PagesGraph(title: "home")
    withInjected(\.viewModelFactory, graph) {
      let list = OldList()
      #expect(list.open(3).text == "home 3")
      #expect(list.open(4).notebook === graph.notebook)
    }
  }

  @Test func `a graph is an ambient value as it is`() {
    let graph = PagesGraph(title: "home") { $0.notebook = Notebook() }
    withInjected(\.pages, graph) {
      #expect(NewList().pages?.notebook === graph.notebook)
    }
    #expect(inRoot { NewList().pages } == nil)
  }

  @Test func `a test has another factory`() {
    struct FakeFactory: ViewModelFactory {
      func makePage(id: Int) -> Page { Page(id: id, title: "fake", notebook: Notebook()) }
    }
    withInjected(\.viewModelFactory, PagesGraph(title: "home")) {
      withInjected(\.viewModelFactory, FakeFactory()) {
        #expect(OldList().open(1).text == "fake 1")
      }
      #expect(OldList().open(1).text == "home 1")
    }
  }

  @Test func `a graph makes objects that read ambient values`() {
    let reader = withInjected(\.tempo, "of a scope") { ReadingGraph().reader }
    #expect(reader.tempo == "of a scope")
  }

  @Test func `W29: what a graph shares is not made with the values of who asks first`() {
    let graph = inRoot { ReadingGraph() }
    let reader = inRoot { withInjected(\.tempo, "of a scope") { graph.reader } }
    #expect(reader.tempo == inRoot { InjectedValues.current.tempo })
    #expect(graph.reader === reader)
  }

  @Test func `a container makes objects that read ambient values`() throws {
    let container = try Container("app") {
      Singleton(Notebook.init)
      Transient(Reader.init)
    }
    withInjected {
      $0.container = container
      $0.tempo = "of a scope"
    } operation: {
      #expect(container.resolve(Reader.self).tempo == "of a scope")
    }
  }
}

// MARK: - Fixtures

private protocol ViewModelFactory: Sendable {
  func makePage(id: Int) -> Page
}

private final class Page: Sendable {
  let notebook: Notebook
  let text: String

  init(id: Int, title: String, notebook: Notebook) {
    self.notebook = notebook
    text = "\(title) \(id)"
  }
}

@Graph private final class PagesGraph: ViewModelFactory, Sendable {
  let title: String
  @Singleton(Notebook.init) var notebook: Notebook
  @Assisted(Page.init(id:title:notebook:)) func makePage(id: Int) -> Page
}

private final class Reader: Sendable {
  @Injected(\.tempo) var tempo: String
}

@Graph private final class ReadingGraph: Sendable {
  @Singleton(Reader.init) var reader: Reader
}

extension InjectedValues {
  @InjectedEntry fileprivate var viewModelFactory: any ViewModelFactory
  @InjectedEntry fileprivate var pages: PagesGraph?
}

private struct OldList {
  @Injected(\.viewModelFactory) var factory: any ViewModelFactory
  func open(_ id: Int) -> Page { factory.makePage(id: id) }
}

private struct NewList {
  @Injected(\.pages) var pages: PagesGraph?
}
