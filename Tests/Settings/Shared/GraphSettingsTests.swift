import Joinery
import Testing

/// Graphs of every isolation in each setting of the compiler.
@Suite(.timeLimit(.minutes(10))) struct GraphSettingsTests {
  @MainActor
  @Test func `a graph that any thread may use is started and read`() async throws {
    let graph = SharedGraph(config: Config())
    try await graph.start()
    #expect(graph.users.database === graph.database)
    #expect(graph.router === graph.router)
    #expect(graph.checkout.users === graph.users)
    #expect(graph.makeProfile(id: 7).users === graph.users)
    try await graph.stop()
  }

  @MainActor
  @Test func `a graph that is used where it was made is started and read there`() async throws {
    let graph = LocalGraph(config: Config())
    try await graph.start()
    #expect(graph.users.database === graph.database)
    #expect(graph.router === graph.router)
    #expect(graph.checkout.users === graph.users)
    #expect(graph.makeProfile(id: 7).users === graph.users)
    try await graph.stop()
  }

  @MainActor
  @Test func `W27: a graph of the main actor is started and read there`() async throws {
    let graph = MainGraph(config: Config())
    try await graph.start()
    #expect(graph.users.database === graph.database)
    #expect(graph.router === graph.router)
    #expect(graph.checkout.users === graph.users)
    #expect(graph.makeProfile(id: 7).users === graph.users)
    try await graph.stop()
  }

  @MainActor
  @Test func `a graph with the isolation of its module is started and read`() async throws {
    let graph = DefaultGraph(config: Config()) { $0.payments = { Fake() } }
    try await graph.start()
    #expect(graph.users.database === graph.database)
    #expect(graph.router === graph.router)
    #expect(graph.checkout.payments.name == "fake")
    #expect(graph.makeProfile(id: 7).users === graph.users)
    try await graph.stop()
  }

  @MainActor
  @Test func `what has other effects and alternatives is made in each setting`() async throws {
    let graph = SharedGraph(config: Config(), context: .preview) {
      $0.freshRouter = { Router(config: Config(base: "other")) }
    }
    try await graph.start()
    #expect(graph.payments.name == "fake")
    #expect(graph.freshRouter.config.base == "other")
    #expect(await graph.makeReport(title: "sales").title == "sales in https://example.org/db")
    #expect(graph.makeDialog(isModal: true).router === graph.router)
    #expect(graph.maker.make(3).users === graph.users)
    #expect(graph.dialogs.make(true).router === graph.router)
    #expect(graph.home.users === graph.users)
    let factory: any ProfileFactory = graph
    #expect(factory.makeProfile(id: 4).id == 4)
  }

  @MainActor
  @Test func `a value that is not sendable stays where its graph is`() async throws {
    let local = LocalGraph(config: Config())
    local.notes.texts.append("a")
    #expect(local.notes.texts == ["a"])
    let main = MainGraph(config: Config())
    try await main.start()
    #expect(main.notes === main.notes)
    #expect(main.screen.router === main.router)
    #expect(main.dialogs.make(false).router === main.router)
    let isShared = await StorageGraph(config: Config()).isShared
    #expect(isShared)
  }

  @MainActor
  @Test func `a graph with a parent has its members`() async throws {
    let shared = SharedGraph(config: Config())
    try await shared.start()
    let session = SessionGraph(shared: shared, user: "u")
    #expect(session.checkout.users === shared.users)
    #expect(session.cart === session.cart)
    #expect(session.maker.make(2).users === shared.users)
    #expect(session.dialog.router === shared.router)
    let main = MainGraph(config: Config())
    try await main.start()
    let page = PageGraph(main: main)
    #expect(page.checkout.users === main.users)
    #expect(page.dialogs.make(true).router === main.router)
  }

  @MainActor
  @Test func `a graph that says nothing about isolation keeps what says nothing`() async throws {
    let graph = PlainGraph(config: Config()) { $0.otherModel = Model(config: Config(base: "b")) }
    try await graph.start()
    #expect(graph.store.model === graph.model)
    #expect(graph.navigation.open("a").store === graph.store)
    #expect(graph.freshStore !== graph.store)
    #expect(graph.otherModel.config.base == "b")
    #expect(graph.remote.path == "https://example.org")
    let child = PlainChild(plain: graph)
    #expect(child.store.model === graph.model)
    #expect(child.navigation.open("b").store === graph.store)
    let factory: any ScreenFactory = graph
    #expect(factory.makeScreen(title: "c").title == "c")
    try await graph.stop()
  }

  @Test func `a generic graph is made`() {
    let graph = BoxGraph(content: 3)
    #expect(graph.box.content == 3)
    #expect(graph.fresh !== graph.fresh)
    #expect(graph.makeBox(content: 4).content == 4)
  }

  @Test func `a description says on which actor and how a member is made`() {
    for description in [
      SharedGraph.description, LocalGraph.description, MainGraph.description,
      DefaultGraph.description,
    ] {
      let router = description.nodes.first { $0.member == "router" }
      #expect(router?.isolation == .mainActor)
      let database = description.nodes.first { $0.member == "database" }
      #expect(database?.effects == [.asynchronous, .throwing])
    }
    #expect(SharedGraph.description.nodes.first { $0.member == "users" }?.isolation != .mainActor)
    #expect(MainGraph.description.nodes.first { $0.member == "users" }?.isolation == .mainActor)
    #expect(MainGraph.description.nodes.first { $0.member == "database" }?.isolation == .mainActor)
  }
}
