import Foundation
import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Graphs that are started and stopped.
@Suite(.timeLimit(.minutes(10))) struct StartTests {
  @Test func `L15, V34: awaited members are made in the order of what they need`() async throws {
    let journal = Journal()
    let graph = ChainGraph(journal: journal)
    try await graph.start()
    #expect(journal.entries == ["make a", "make b", "make c", "start a", "start b", "start c"])
    #expect(graph.c.b === graph.b)
    #expect(graph.b.a === graph.a)
    try await graph.stop()
    #expect(journal.entries.suffix(3) == ["stop c", "stop b", "stop a"])
  }

  @Test func `G07: what need not be awaited is made when it is read`() async throws {
    let counter = Counter()
    let graph = LazyGraph(counter: counter)
    try await graph.start()
    #expect(counter.value == 0)
    #expect(graph.part === graph.part)
    #expect(counter.value == 1)
  }

  @Test func `L23: independent members are made at the same time`() async throws {
    let meeting = Meeting()
    let graph = WideGraph(meeting: meeting)
    try await graph.start()
    #expect(graph.both.count == 2)
  }

  @Test func `L22, G10: a failure names the member, and what was not started is not stopped`()
    async throws
  {
    let journal = Journal()
    let graph = FailingGraph(journal: journal)
    let error = await #expect(throws: LifecycleError.self) { try await graph.start() }
    #expect(error?.cause.component.contains("Broken") == true)
    #expect(error?.cause.error is Refusal)
    #expect(journal.entries == ["make a"])
  }

  @Test func `V06, U03, U04: what the caller has supplied is not stopped`() async throws {
    let journal = Journal()
    let a = A(entry: journal)
    let graph = ChainGraph(journal: journal) { $0.a = a }
    try await graph.start()
    try await graph.stop()
    #expect(!journal.entries.contains("stop a"))
    #expect(journal.entries.contains("stop b"))
  }

  @Test func `V06: what the caller has supplied needs nothing at the start`() async throws {
    let counter = Counter()
    let graph = ReplacedGraph(counter: counter) { $0.client = ReplacedGraph.Client() }
    try await graph.start()
    #expect(counter.value == 0)
  }

  @Test func `L18: a start that is repeated is an error`() async throws {
    let graph = ChainGraph(journal: Journal())
    try await graph.start()
    await #expect(throws: GraphError.self) { try await graph.start() }
  }

  @Test func `L33: a run ends when its task is cancelled`() async throws {
    let journal = Journal()
    let graph = ChainGraph(journal: journal)
    let task = Task { try await graph.run() }
    while !journal.entries.contains("start c") { await Task.yield() }
    task.cancel()
    try await task.value
    #expect(journal.entries.last == "stop a")
  }

  @MainActor
  @Test func `a graph of the main actor is started there`() async throws {
    let graph = MainGraph()
    try await graph.start()
    #expect(graph.screen.model === graph.model)
    try await graph.stop()
  }

  @Test func `a graph that is not shared is started where its caller is`() async throws {
    let journal = Journal()
    let graph = LocalGraph(journal: journal)
    try await graph.start()
    #expect(graph.b.a === graph.a)
    try await graph.stop()
    #expect(journal.entries == ["make a", "make b", "start a", "start b", "stop b", "stop a"])
  }

  @Test func `a function of the user's that suspends is made by the start`() async throws {
    let graph = MadeGraph()
    try await graph.start()
    #expect(graph.client.number == 3)
    #expect(graph.checked.number == 4)
    #expect(graph.user.client === graph.client)
  }

  @Test func `L10: a member that was not made yet stops the program with its name`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = ChainGraph(journal: Journal()).b
    }
    let text = try result.errorText
    #expect(text.contains("'b'"))
    #expect(text.contains("'ChainGraph'"))
    #expect(text.contains("start()"))
  }

  @Test func `a member whose factory throws stops the program with what a graph can do`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = ThrowingGraph().part
    }
    let text = try result.errorText
    #expect(text.contains("Making 'part' of 'ThrowingGraph' failed: Refusal()"))
    #expect(text.contains("StartTests.swift:"))
    #expect(text.contains("fix:  try await graph.start()"))
    #expect(!text.contains("resolve()") && !text.contains("get()"))
  }
}

// MARK: - Fixtures

private class Recording: Startable, Stoppable, @unchecked Sendable {
  // `@unchecked`: nothing is written after the initialiser.
  let name: String
  let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    journal.note("make \(name)")
  }

  func start() async throws { journal.note("start \(name)") }
  func stop() async throws { journal.note("stop \(name)") }
}

private final class A: Recording, @unchecked Sendable {
  init(entry: Journal) { super.init("a", entry) }
  init(journal: Journal) async throws { super.init("a", journal) }
}

private final class B: Recording, @unchecked Sendable {
  let a: A

  init(a: A, journal: Journal) async {
    self.a = a
    super.init("b", journal)
  }
}

private final class C: Recording, @unchecked Sendable {
  let b: B

  init(b: B, journal: Journal) throws {
    self.b = b
    super.init("c", journal)
  }
}

@Graph private final class ChainGraph: Sendable {
  let journal: Journal
  @Singleton(C.init(b:journal:)) var c: C
  @Singleton(B.init(a:journal:)) var b: B
  @Singleton(A.init(journal:)) var a: A
}

private final class Part: Sendable {
  let number: Int

  init(number: Int) { self.number = number }

  init(counter: Counter) {
    counter.increment()
    number = 0
  }
}

@Graph private final class LazyGraph: Sendable {
  let counter: Counter
  @Singleton(Part.init(counter:)) var part: Part
}

/// Where two have to be at the same time.
private final class Meeting: Sendable {
  let first = AsyncLatch()
  let second = AsyncLatch()
}

private func left(meeting: Meeting) async -> Int {
  meeting.first.arrive()
  await meeting.second.wait()
  return 1
}

private func right(meeting: Meeting) async -> String {
  meeting.second.arrive()
  await meeting.first.wait()
  return "right"
}

private func both(left: Int, right: String) -> [String] { ["\(left)", right] }

@Graph private final class WideGraph: Sendable {
  let meeting: Meeting
  @Singleton(JoineryGraphTests.left(meeting:)) var left: Int
  @Singleton(JoineryGraphTests.right(meeting:)) var right: String
  @Singleton(JoineryGraphTests.both(left:right:)) var both: [String]
}

private struct Refusal: Error {}

private func refusing() throws -> Part { throw Refusal() }

@Graph private final class ThrowingGraph: Sendable {
  @Singleton(JoineryGraphTests.refusing) var part: Part
}

private final class Broken: Sendable {
  init(a: A) async throws { throw Refusal() }
}

@Graph private final class FailingGraph: Sendable {
  let journal: Journal
  @Singleton(A.init(journal:)) var a: A
  @Singleton(Broken.init(a:)) var broken: Broken
}

@MainActor private final class Model {
  init() async {
    await Task.yield()
    MainActor.preconditionIsolated()
  }
}

@MainActor private final class Screen {
  let model: Model

  init(model: Model) { self.model = model }
}

@MainActor @Graph private final class MainGraph {
  @Singleton(Model.init) var model: Model
  @Singleton(Screen.init(model:)) var screen: Screen
}

@Graph private final class LocalGraph {
  let journal: Journal
  @Singleton(A.init(journal:)) var a: A
  @Singleton(B.init(a:journal:)) var b: B
}

@Graph private final class ReplacedGraph: Sendable {
  final class Part: Sendable {
    init(counter: Counter) { counter.increment() }
  }

  final class Client: Sendable {
    init() {}
    init(part: Part) async {}
  }

  let counter: Counter
  @Singleton(Part.init(counter:)) var part: Part
  @Singleton(Client.init(part:)) var client: Client
}

private final class ClientUser: Sendable {
  let client: Part

  init(client: Part) { self.client = client }
}

@Graph private final class MadeGraph: Sendable {
  @Singleton func makeClient() async -> Part {
    await Task.yield()
    return Part(number: 3)
  }
  @Singleton func makeChecked() throws -> Part { Part(number: client.number + 1) }
  @Singleton(ClientUser.init(client:)) var user: ClientUser
}
