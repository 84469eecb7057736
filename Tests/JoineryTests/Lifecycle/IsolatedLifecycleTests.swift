import Dispatch
import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Components that live on an actor.
@Suite(.timeLimit(.minutes(10))) struct IsolatedLifecycleTests {
  @Test func `components of the main actor are started, stopped and closed there`() async throws {
    let journal = Journal()
    let container = try Container {
      Singleton(main: { @MainActor in Screen(journal) }).eager()
      Singleton(main: { @MainActor () async in Screen(journal) }, qualifier: A.self)
    }
    try await container.start()
    try await container.stop()
    for step in ["start", "stop", "close"] { #expect(journal.count(of: step) == 2) }
    #expect(journal.count(of: "elsewhere") == 0)
  }

  @Test func `components of another global actor are started and stopped`() async throws {
    let journal = Journal()
    let container = try Container {
      Singleton(isolated: { @Orchestra in Violin(journal) })
    }
    try await container.start()
    try await container.stop()
    #expect(journal.entries == ["start", "stop"])
  }

  @Test func `actors are started and stopped`() async throws {
    let journal = Journal()
    let container = try Container {
      Singleton { Pump(journal) }.eager()
    }
    try await container.start()
    try await container.stop()
    #expect(journal.entries == ["start", "stop"])
  }
}

// MARK: - Fixtures

@globalActor private actor Orchestra {
  static let shared = Orchestra()
}

@MainActor private final class Screen: Startable, Stoppable, AsyncCloseable {
  private nonisolated static let mainQueue = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  let journal: Journal
  init(_ journal: Journal) { self.journal = journal }

  @MainActor func start() async { note("start") }
  @MainActor func stop() async { note("stop") }
  @MainActor func close() async { note("close") }

  private func note(_ step: String) {
    journal.note(step)
    // An assertion would end the whole run.
    if DispatchQueue.getSpecific(key: Screen.mainQueue) == nil { journal.note("elsewhere") }
  }
}

@Orchestra private final class Violin: Startable, Stoppable {
  let journal: Journal
  init(_ journal: Journal) { self.journal = journal }

  @Orchestra func start() async { journal.note("start") }
  @Orchestra func stop() async { journal.note("stop") }
}

private actor Pump: Startable, Stoppable {
  let journal: Journal
  init(_ journal: Journal) { self.journal = journal }

  func start() { journal.note("start") }
  func stop() { journal.note("stop") }
}
