import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// What a start and a stop do with members that need each other.
@Suite(.timeLimit(.minutes(10))) struct StopTests {
  private struct Fault: Error, Equatable {
    let step: String
  }

  @Test func `L09, L23: what two awaited members need is made once`() async throws {
    let journal = Journal()
    let graph = DiamondGraph { journal.note($0) }
    try await graph.start()
    #expect(journal.count(of: "make base") == 1)
    #expect(journal.entries.first == "make base")
    #expect(Set(journal.entries.prefix(3)) == ["make base", "make left", "make right"])
  }

  @Test func `L30: nothing is stopped before all that uses it, and what is independent at once`()
    async throws
  {
    let journal = Journal()
    let bothAreInside = AsyncLatch(2)
    let graph = DiamondGraph { step in
      if step == "stop left" || step == "stop right" { await bothAreInside.meet() }
      journal.note(step)
    }
    try await graph.start()
    try await graph.stop()
    let steps = journal.entries.filter { $0.hasPrefix("stop") }
    #expect(steps.count == 4)
    #expect(steps.first == "stop top")
    #expect(steps.last == "stop base")
  }

  @Test func `L05, L19, U08: everything is stopped whatever fails, and all errors are told`()
    async throws
  {
    let journal = Journal()
    let graph = DiamondGraph { step in
      if step == "stop top" || step == "stop base" { throw Fault(step: step) }
      journal.note(step)
    }
    try await graph.start()
    let error = await #expect(throws: LifecycleError.self) { try await graph.stop() }
    #expect(error?.cause.error as? Fault == Fault(step: "stop top"))
    #expect(error?.others.map { $0.error as? Fault } == [Fault(step: "stop base")])
    #expect(journal.entries.contains("stop left"))
    #expect(journal.entries.contains("stop right"))
  }

  @Test func `L17: with a deadline that has passed, nothing is made`() async throws {
    let journal = Journal()
    let graph = DiamondGraph { journal.note($0) }
    await #expect(throws: LifecycleError.self) { try await graph.start(timeout: .zero) }
    #expect(journal.entries == [])
  }

  @Test func `L20: a start that takes too long names the member, and stops what is complete`()
    async throws
  {
    let (error, entries, _) = await withLongEnoughDeadline(\.2) { timeout in
      let journal = Journal()
      let graph = DiamondGraph { step in
        journal.note(step)
        if step == "make left" { try await AsyncLatch().waitUnlessCancelled() }
      }
      let error = await #expect(throws: LifecycleError.self) {
        try await graph.start(timeout: timeout)
      }
      return (error, journal.entries, journal.count(of: "make left") == 1)
    }
    #expect(error?.issue.headline == "'DiamondGraph' was not started: 'Part (left)' took too long.")
    #expect(error?.issue.chain.map(\.name) == ["Part (top)", "Part (left)"])
    #expect(entries.contains("stop base"))
    #expect(!entries.contains("make top"))
  }

  @Test func `L18: a graph whose start failed can't be started again`() async throws {
    let graph = DiamondGraph { _ in throw Fault(step: "all") }
    await #expect(throws: LifecycleError.self) { try await graph.start() }
    let error = await #expect(throws: GraphError.self) { try await graph.start() }
    #expect(
      error?.issues.first?.headline == "'DiamondGraph' can't be started: it has been stopped.")
  }

  @Test func `L21: a member may have only a start or only a stop`() async throws {
    let graph = HalfGraph(journal: Journal())
    try await graph.start()
    try await graph.stop()
    #expect(graph.journal.entries == ["start", "stop"])
  }

  @Test func `V13: what was made is read while the graph stops`() async throws {
    let isInside = AsyncLatch()
    let mayEnd = AsyncLatch()
    let graph = DiamondGraph { step in
      guard step == "stop top" else { return }
      isInside.arrive()
      await mayEnd.wait()
    }
    try await graph.start()
    let base = graph.base
    let stop = Task { try await graph.stop() }
    await isInside.wait()
    #expect(race(8) { _ in graph.base === base }.allSatisfy { (try? $0.get()) == true })
    mayEnd.arrive()
    _ = try await stop.value
  }

  @Test func `V10: an object that can be closed at once as well is closed by waiting for it`()
    async throws
  {
    let graph = FileGraph(journal: Journal())
    _ = graph.file
    try await graph.stop()
    #expect(graph.journal.entries == ["awaited"])
  }

  @Test func `an object with two names is started once, and the caller's is left alone`()
    async throws
  {
    let (journal, other) = (Journal(), Journal())
    let graph = NamedTwiceGraph(journal: journal, callers: Machine(journal: journal))
    try await graph.start()
    try await graph.stop()
    #expect(journal.entries == ["start", "stop"])
    let local = LocalNamedTwiceGraph(journal: other, callers: Machine(journal: other))
    try await local.start()
    try await local.stop()
    #expect(other.entries == ["start", "stop"])
  }

  @Test func `a child leaves alone what it hands on of its parent`() async throws {
    let journal = Journal()
    let parent = NamedTwiceGraph(journal: journal, callers: Machine(journal: Journal()))
    try await parent.start()
    let child = HandingGraph(app: parent)
    try await child.start()
    try await child.stop()
    #expect(journal.entries == ["start"])
    try await parent.stop()
    #expect(journal.entries == ["start", "stop"])
  }
}

// MARK: - Fixtures

/// A component that does what the test says.
private final class Part: Stoppable, Sendable {
  let name: String
  let act: @Sendable (String) async throws -> Void

  init(_ name: String, _ act: @escaping @Sendable (String) async throws -> Void) async throws {
    self.name = name
    self.act = act
    try await act("make \(name)")
  }

  func stop() async throws { try await act("stop \(name)") }
}

@Graph private final class DiamondGraph: Sendable {
  let act: @Sendable (String) async throws -> Void
  @Singleton func makeTop() async throws -> Part {
    _ = (left, right)
    return try await Part("top", act)
  }
  @Singleton func makeLeft() async throws -> Part {
    _ = base
    return try await Part("left", act)
  }
  @Singleton func makeRight() async throws -> Part {
    _ = base
    return try await Part("right", act)
  }
  @Singleton func makeBase() async throws -> Part { try await Part("base", act) }
}

private struct OnlyStart: Startable, Sendable {
  let journal: Journal

  func start() { journal.note("start") }
}

private struct OnlyStop: Stoppable, Sendable {
  let journal: Journal

  func stop() { journal.note("stop") }
}

@Graph private final class HalfGraph: Sendable {
  let journal: Journal
  @Singleton(OnlyStart.init(journal:), eager: true) var onlyStart: OnlyStart
  @Singleton(OnlyStop.init(journal:), eager: true) var onlyStop: OnlyStop
}

/// Something that is started and stopped.
private final class Machine: Startable, Stoppable, Sendable {
  let journal: Journal

  init(journal: Journal) { self.journal = journal }

  func start() { journal.note("start") }
  func stop() { journal.note("stop") }
}

/// A graph in which each object has a second name.
@Graph private final class NamedTwiceGraph: Sendable {
  let journal: Journal
  let callers: Machine
  @Singleton(Machine.init(journal:), eager: true) var machine: Machine
  @Singleton(eager: true) func makeStartable() -> any Startable & Sendable { machine }
  @Singleton(eager: true) func makeStoppable() -> any Stoppable & Sendable { callers }
}

/// The same in a graph that only its caller may use.
@Graph private final class LocalNamedTwiceGraph {
  let journal: Journal
  let callers: Machine
  @Singleton(Machine.init(journal:), eager: true) var machine: Machine
  @Singleton(eager: true) func makeStartable() -> any Startable & Sendable { machine }
  @Singleton(eager: true) func makeStoppable() -> any Stoppable & Sendable { callers }
}

/// A child that hands on what its parent has.
@Graph private final class HandingGraph: Sendable {
  @Parent let app: NamedTwiceGraph
  @Singleton(eager: true) func makeStoppable() -> any Stoppable & Sendable { app.machine }
}

/// Something with both ways to close it.
private final class File: AsyncCloseable, Sendable {
  let journal: Journal

  init(journal: Journal) { self.journal = journal }

  func close() { journal.note("at once") }

  func close() async throws {
    await Task.yield()
    journal.note("awaited")
  }
}

@Graph private final class FileGraph: Sendable {
  let journal: Journal
  @Singleton(File.init(journal:)) var file: File
}
