import Joinery
import JoineryAnalysis
import JoineryTestSupport
import JoineryThreads
import Testing

/// Stops that are asked for by what they would have to wait for.
@Suite(.timeLimit(.minutes(10))) struct StopInsideTests {
  @Test(arguments: ["make A", "start A", "stop A", "close A"])
  func `a stop by what it would wait for is an error and no deadlock`(_ step: String) async throws {
    let (errors, place) = (Journal(), Place<Container>())
    let script = Script { current in
      guard current == step, let container = place.content else { return }
      errors.note(await headline { try await container.stop() })
    }
    let container = try Container("shop") { script.part(A.self) }
    place.content = container
    try await container.start()
    try await container.stop()
    #expect(errors.entries == [refusal(of: "shop")])
    #expect(script.journal.entries == ["make A", "start A", "stop A", "close A"])
    place.content = nil
  }

  @Test func `a stop by what a request is making is an error, and the container goes on`()
    async throws
  {
    let (errors, place) = (Journal(), Place<Container>())
    let script = Script { step in
      guard step == "make A", let container = place.content else { return }
      // Child tasks belong to it as well.
      async let stop = container.stop()
      do { _ = try await stop } catch { errors.note((error as? GraphError)?.headlines.first ?? "") }
    }
    let container = try Container("shop") { script.part(A.self) }
    place.content = container
    _ = try await container.get(Component<A>.self)
    #expect(errors.entries == [refusal(of: "shop")])
    try await container.stop()
    #expect(script.journal.entries == ["make A", "close A"])
    place.content = nil
  }

  @Test func `a stop by a finaliser is an error`() async throws {
    let (errors, place) = (Journal(), Place<Container>())
    let script = Script()
    let container = try Container("shop") {
      script.part(A.self).onStop { _, _ in
        guard let container = place.content else { return }
        errors.note(await headline { try await container.stop() })
      }
    }
    place.content = container
    try await container.start()
    try await container.stop()
    #expect(errors.entries == [refusal(of: "shop")])
    place.content = nil
  }

  @Test func `a task that a component has begun may stop the container once nobody waits for it`()
    async throws
  {
    let (place, mayStop) = (Place<Container>(), AsyncLatch())
    let task = Place<Task<Int, any Error>>()
    let script = Script { step in
      guard step == "start A", let container = place.content else { return }
      task.content = Task {
        await mayStop.wait()
        return try await container.stop().components.count
      }
    }
    let container = try Container("shop") { script.part(A.self) }
    place.content = container
    try await container.start()
    mayStop.arrive()
    #expect(try await task.content?.value == 1)
    place.content = nil
  }

  @Test func `what is being stopped may stop another container`() async throws {
    let other = try Container("other") { Instance(1) }
    let script = Script { step in
      if step == "stop A" { try await other.stop() }
    }
    let container = try Container("shop") { script.part(A.self) }
    try await container.start()
    try await container.stop()
    #expect(script.steps("stop") == ["A"])
  }

  @Test(arguments: [true, false])
  func `a graph's member can't wait for its stop either`(isOnActor: Bool) async throws {
    let (errors, place) = (Journal(), Place<MemberOfItself>())
    if isOnActor {
      try await stopOnActor(errors)
    } else {
      let graph = StopInsideGraph(errors: errors, place: place)
      place.content = graph.member
      place.content?.graph.content = graph
      try await graph.stop()
      place.content?.graph.content = nil
      place.content = nil
    }
    let name = isOnActor ? "StopInsideActorGraph" : "StopInsideGraph"
    let part = isOnActor ? "ActorMember" : "MemberOfItself"
    #expect(
      errors.entries
        == ["'\(name)' can't be stopped by '\(part)': the stop would wait for that."])
  }
}

// MARK: - Fixtures

private func refusal(of container: String) -> String {
  "'\(container)' can't be stopped by 'Component<A>': the stop would wait for that."
}

/// The headline of the error that a function throws.
private func headline<Value>(_ body: () async throws -> Value) async -> String {
  (await thrown(body) as? GraphError)?.headlines.first ?? "no error"
}

/// Where something is put that is made later.
private final class Place<Content: Sendable>: Sendable {
  private let stored = Mutex<Content?>(nil)

  var content: Content? {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}

private final class MemberOfItself: Sendable, Stoppable {
  let graph = Place<StopInsideGraph>()
  let errors: Journal

  init(errors: Journal, place: Place<MemberOfItself>) { self.errors = errors }

  func stop() async throws {
    guard let graph = graph.content else { return }
    errors.note(await headline { try await graph.stop() })
  }
}

@Graph private final class StopInsideGraph: Sendable {
  let errors: Journal
  let place: Place<MemberOfItself>
  @Singleton(MemberOfItself.init(errors:place:)) var member: MemberOfItself
}

@MainActor private final class ActorMember: Stoppable {
  var graph: StopInsideActorGraph?
  let errors: Journal

  init(errors: Journal) { self.errors = errors }

  @MainActor func stop() async throws {
    guard let graph else { return }
    do { _ = try await graph.stop() } catch {
      errors.note((error as? GraphError)?.headlines.first ?? "")
    }
  }
}

@MainActor @Graph private final class StopInsideActorGraph {
  let errors: Journal
  @Singleton(ActorMember.init(errors:)) var member: ActorMember
}

@MainActor private func stopOnActor(_ errors: Journal) async throws {
  let graph = StopInsideActorGraph(errors: errors)
  graph.member.graph = graph
  try await graph.stop()
  graph.member.graph = nil
}
