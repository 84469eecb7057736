import Joinery
import Testing

/// Graphs of every isolation in each setting of the compiler.
@Suite(.timeLimit(.minutes(1))) struct GraphSettingsTests {
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
  @Test func `a graph of the main actor is started and read there`() async throws {
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
    let stripe = Checkout(
      payments: Fake(), users: try await Users(database: Database(config: .init())))
    let graph = DefaultGraph(config: Config()) { $0.checkout = { stripe } }
    try await graph.start()
    #expect(graph.users.database === graph.database)
    #expect(graph.router === graph.router)
    #expect(graph.checkout.payments.name == "fake")
    #expect(graph.makeProfile(id: 7).users === graph.users)
    try await graph.stop()
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
