// The names are those that the macros write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// The start and the stop of graphs.
@Suite(.timeLimit(.minutes(10))) struct GraphLifecycleTests {
  struct Refused: Error {}

  @Test
  func
    `L15, L03, M20, U14: a start makes what has to be awaited, in the order of the graph, and starts it`()
    async throws
  {
    let script = Script()
    let graph = HandGraph(script: script)
    let report = try await graph.start()
    #expect(
      script.journal.entries == ["make A", "make B", "make C", "start A", "start B", "start C"])
    #expect(report.criticalPath.count == 6)
    #expect(graph.server === graph.server)
    _ = graph.printer
    try await graph.stop()
    #expect(script.steps("stop") == ["C", "B", "A"])
    #expect(script.steps("close") == ["C", "B", "A"])
  }

  @Test
  func
    `L16, U14, G10: a start that fails stops what is complete, in reverse, and names the member`()
    async throws
  {
    let script = Script { step in if step == "start C" { throw Refused() } }
    let graph = HandGraph(script: script)
    let error = await #expect(throws: LifecycleError.self) { try await graph.start() }
    #expect(error?.cause.component == "Component<C>")
    #expect(script.steps("stop") == ["B", "A"])
    #expect(script.steps("close") == ["C", "B", "A"])
    #expect(error?.description.contains("'HandGraph' was not started") == true)
  }

  @Test func `L18, V09: a graph is started once, and not after it was stopped`() async throws {
    let graph = HandGraph(script: Script())
    try await graph.start()
    let line = #line + 1
    let again = await #expect(throws: GraphError.self) { try await graph.start() }
    #expect(again?.description.contains("'HandGraph' can't be started: it is started") == true)
    #expect(again?.issues.first?.place?.line == line)
    try await graph.stop()
    try await graph.stop()
    await #expect(throws: GraphError.self) { try await graph.start() }
  }

  @Test func `V06, U03, U04: only what the graph made is stopped`() async throws {
    let script = Script()
    let mine = Component<A>(script)
    let graph = HandGraph(script: script) { $0.database = mine }
    try await graph.start()
    #expect(graph.database === mine)
    try await graph.stop()
    #expect(script.journal.count(of: "make A") == 0)
    #expect(script.steps("start") == ["B", "C"])
    #expect(script.steps("stop") == ["C", "B"])
  }

  @Test func `L33: what runs in a service starts, waits for its cancellation and stops`()
    async throws
  {
    let started = AsyncLatch()
    let script = Script { step in if step == "start C" { started.arrive() } }
    let graph = HandGraph(script: script)
    let task = Task { try await graph.run() }
    await started.wait()
    task.cancel()
    try? await task.value
    #expect(script.steps("close") == ["C", "B", "A"])
  }

  @MainActor
  @Test func `a graph that is not Sendable is started and stopped where its caller runs`()
    async throws
  {
    let script = Script()
    let graph = LocalHandGraph(script: script)
    try await graph.start()
    #expect(script.journal.entries == ["make A", "make B", "start A", "start B"])
    #expect(graph.hasLeftTheMainActor == false)
    #expect(graph.repository === graph.repository)
    await #expect(throws: GraphError.self) { try await graph.start() }
    try await graph.stop()
    try await graph.stop()
    #expect(script.steps("stop") == ["B", "A"])
  }

  @MainActor
  @Test func `L16: a graph that is not Sendable rolls back in reverse`() async throws {
    let script = Script { step in if step == "start B" { throw Refused() } }
    let graph = LocalHandGraph(script: script)
    let error = await #expect(throws: LifecycleError.self) { try await graph.start() }
    #expect(error?.cause.component == "Component<B>")
    #expect(script.steps("stop") == ["A"])
    #expect(script.steps("close") == ["B", "A"])
  }
}

/// A graph that only one actor may use.
private final class LocalHandGraph {
  let script: Script
  var hasLeftTheMainActor = false

  var repository: Component<B> { _repository.value(of: "repository", in: graphCore) }
  private let _repository = SingletonCell<Component<B>>()
  private static func make_repository(_ graph: LocalHandGraph) async -> Component<B> {
    _ = graph.database
    graph.look(#isolation)
    graph.script.journal.note("make B")
    return Component(graph.script)
  }

  var database: Component<A> { _database.value(of: "database", in: graphCore) }
  private let _database = SingletonCell<Component<A>>()
  private static func make_database(_ graph: LocalHandGraph) async throws -> Component<A> {
    await Task.yield()
    graph.look(#isolation)
    graph.script.journal.note("make A")
    return Component(graph.script)
  }

  private func look(_ actor: (any Actor)?) {
    if actor !== MainActor.shared { hasLeftTheMainActor = true }
  }

  nonisolated let graphCore: GraphCore

  init(script: Script) {
    self.script = script
    graphCore = GraphCore("LocalHandGraph")
    graphCore.connect(to: self)
  }

  nonisolated static func describe(_ graph: GraphDescriber<LocalHandGraph>) {
    let file: StaticString = "Shop/LocalHandGraph.swift"
    graph.singleton(
      "repository", LocalHandGraph.make_repository, needs: "database", file: file, line: 1,
      column: 3)
    graph.singleton("database", LocalHandGraph.make_database, file: file, line: 2, column: 3)
  }
}

extension LocalHandGraph: DependencyGraph {}
