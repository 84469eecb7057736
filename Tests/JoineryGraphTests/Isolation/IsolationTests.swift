import Joinery
import JoineryAnalysis
import Testing

/// Graphs and members of every isolation.
@Suite(.timeLimit(.minutes(10))) struct IsolationTests {
  @Test func `a sendable graph is read from any thread`() async {
    let graph = SharedGraph(number: 1)
    let part = graph.part
    let other = await Task.detached { graph.part }.value
    #expect(part === other)
  }

  @Test func `a graph that is not sendable may keep what is not`() {
    let graph = LocalGraph(number: 1)
    graph.state.count += 1
    #expect(graph.user.state.count == 1)
    #expect(graph.user.state === graph.state)
    #expect(graph.makeUser(number: 5).state.count == 6)
  }

  @Test func `a graph that is not sendable may be sent whole`() async {
    let graph = LocalGraph(number: 1)
    let count = await count(of: graph)
    #expect(count == 1)
  }

  @concurrent private func count(of graph: sending LocalGraph) async -> Int {
    graph.state.count += 1
    return graph.user.state.count
  }

  @MainActor
  @Test func `a graph of the main actor keeps what belongs to it`() {
    let graph = MainGraph(number: 1)
    #expect(graph.screen.state === graph.state)
    #expect(graph.makeScreen(number: 4).number == 4)
    #expect(graph.opener.open(3).number == 3)
    #expect(graph.fresh !== graph.fresh)
    #expect(graph.coordinator.number == 1)
  }

  @Test func `W27: a graph of the main actor is reached from elsewhere with await`() async {
    let graph = await MainGraph(number: 2)
    let number = await graph.screen.number
    #expect(number == 2)
    #expect(graph.plain == "plain")
  }

  @MainActor
  @Test func `W27: a member of the main actor in a graph of no actor`() {
    let graph = MixedGraph(number: 3)
    #expect(graph.screen.number == 3)
    #expect(graph.screen === graph.screen)
    #expect(graph.cached === graph.cached)
    #expect(graph.fresh.number == 3)
    #expect(graph.makeScreen(number: 5).number == 5)
    #expect(graph.opener.open(6).number == 6)
    #expect(graph.client.number == 3)
    #expect(graph.part.number == 3)
  }

  @MainActor
  @Test func `a member of the main actor in a graph that is not sendable`() {
    let graph = MixedLocalGraph(number: 3)
    #expect(graph.screen.number == 3)
    #expect(graph.state === graph.state)
  }

  @Test func `a graph of another actor keeps what belongs to it`() async {
    let graph = await StoreGraph(number: 4)
    #expect(graph.number == 4)
    #expect(await graph.isWired)
    #expect(StoreGraph.description.nodes.count == 5)
  }

  @Test func `a member of another actor in a graph of no actor is awaited`() async {
    let graph = OtherActorGraph(number: 5)
    #expect(await graph.row().number == 5)
  }

  @Test func `an actor is a member like others`() async {
    let graph = ActorGraph(number: 6)
    #expect(await graph.counter.next() == 7)
    #expect(await graph.user.counter.next() == 8)
  }

  @Test func `what belongs to an actor is offered to a container where anyone may have it`()
    async throws
  {
    let graph = await MainGraph(number: 2)
    let container = try Container { Members(of: graph, except: ["fresh", "coordinator"]) }
    #expect(try await container.get(Screen.self).number == 2)
    #expect(
      container.description.nodes.map(\.member) == [
        "number", "screen", "makeScreen", "opener", "plain", "part",
      ])
    let rows = await StoreGraph(number: 4)
    let store = try Container { Members(of: rows, except: ["fresh"]) }
    #expect(try await store.get(Table.self) === store.get(Table.self))
  }

  @Test func `a graph of another actor has members of every effect`() async throws {
    let graph = await StoreEffects(number: 4)
    try await graph.start()
    #expect(await graph.sum == 4 + 4 + 5 + 5)
    #expect(try await graph.total() == 4)
    #expect(await graph.held === graph.held)
    #expect(
      StoreEffects.description.nodes.map(\.lifetime) == [
        .instance, .singleton, .weak, .transient, .transient, .transient, .assisted, .transient,
      ])
    try await graph.stop()
  }

  @Test func `a nonisolated member of a graph of the main actor is read anywhere`() async {
    let graph = await MainGraph(number: 7)
    let part = await Task.detached { graph.part.number }.value
    #expect(part == 7)
  }
}

// MARK: - Fixtures

private final class Part: Sendable {
  let number: Int

  init(number: Int) { self.number = number }
}

@Graph private final class SharedGraph: Sendable {
  let number: Int
  @Singleton(Part.init(number:)) var part: Part
}

private final class State {
  var count = 0
}

private final class StateUser {
  let state: State

  init(state: State) { self.state = state }

  init(state: State, number: Int) {
    self.state = state
    state.count += number
  }
}

@Graph private final class LocalGraph {
  let number: Int
  @Singleton(State.init) var state: State
  @Singleton(StateUser.init(state:)) var user: StateUser
  @Assisted(StateUser.init(state:number:)) func makeUser(number: Int) -> StateUser
  @Transient(Part.init(number:)) var part: Part
}

@MainActor private final class Screen {
  let number: Int
  let state: State?

  init(number: Int) {
    self.number = number
    state = nil
  }

  init(number: Int, state: State) {
    self.number = number
    self.state = state
  }
}

@MainActor private final class Opener {
  let open: (Int) -> Screen

  init(makeScreen: @escaping @MainActor (Int) -> Screen) { open = makeScreen }
}

@MainActor @Graph private final class MainGraph {
  nonisolated let number: Int
  @Singleton(State.init) var state: State
  @Singleton(Screen.init(number:state:)) var screen: Screen
  @Transient(Screen.init(number:)) var fresh: Screen
  @Assisted(Screen.init(number:)) func makeScreen(number: Int) -> Screen
  @Singleton(Opener.init(makeScreen:)) var opener: Opener
  @Singleton func makeCoordinator() -> Screen { fresh }
  nonisolated var plain: String { "plain" }
  @Singleton(Part.init(number:)) nonisolated var part: Part
}

@Graph private final class MixedGraph: Sendable {
  let number: Int
  @MainActor @Singleton(Screen.init(number:)) var screen: Screen
  @MainActor @Weak(Screen.init(number:)) var cached: Screen
  @MainActor @Transient(Screen.init(number:)) var fresh: Screen
  @MainActor @Assisted(Screen.init(number:)) func makeScreen(number: Int) -> Screen
  @MainActor @Singleton(Opener.init(makeScreen:)) var opener: Opener
  @MainActor @Singleton func makeClient() -> Screen { screen }
  @Singleton(Part.init(number:)) var part: Part
}

@Graph private final class MixedLocalGraph {
  let number: Int
  @Singleton(State.init) var state: State
  @MainActor @Singleton(Screen.init(number:)) var screen: Screen
}

@globalActor private actor StoreActor {
  static let shared = StoreActor()
}

@StoreActor private final class Row {
  let number: Int

  init(number: Int) { self.number = number }
  init(later: Int) async { number = later }
}

@StoreActor private final class Table {
  let row: Row

  init(row: Row) { self.row = row }
}

@StoreActor @Graph private final class StoreGraph {
  let number: Int
  @Singleton(Row.init(number:)) var row: Row
  @Singleton(Table.init(row:)) var table: Table
  @Transient(Row.init(number:)) var fresh: Row
  var isWired: Bool { table.row === row && fresh !== row }
}

@StoreActor private func load(_ number: Int) async -> Row { Row(number: number) }

@StoreActor @Graph private final class StoreEffects {
  let number: Int
  @Singleton func makeLoaded() async -> Row { await load(number) }
  @Weak(Row.init(number:)) var held: Row
  @Transient(Row.init(later:)) var next: Row
  var later: Int { number + 1 }
  var following: Row { get async { await next } }
  func total() async throws -> Int { loaded.number }
  var sum: Int {
    get async {
      let row = await next
      let other = await following
      return loaded.number + held.number + row.number + other.number
    }
  }
}

@Graph private final class OtherActorGraph: Sendable {
  let number: Int
  @StoreActor func row() -> Row { Row(number: number) }
  @Singleton(Part.init(number:)) var part: Part
}

private actor Numbers {
  var number: Int

  init(number: Int) { self.number = number }

  func next() -> Int {
    number += 1
    return number
  }
}

private struct NumbersUser: Sendable {
  let counter: Numbers
}

@Graph private final class ActorGraph: Sendable {
  let number: Int
  @Singleton(Numbers.init(number:)) var counter: Numbers
  @Singleton(NumbersUser.init(counter:)) var user: NumbersUser
}
