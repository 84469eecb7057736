import JoineryAnalysis
import JoineryTestSupport
import Testing

@testable import Joinery

/// Components whose `start()` goes on after their container's start has given it up.
@Suite(.timeLimit(.minutes(10))) struct LateStartTests {
  @Test func `a start that is cancelled leaves behind what ignores it, and its stop names that`()
    async throws
  {
    let world = World()
    let container = try Container("shop") { world.script.part(A.self) }
    let start = Task { try await container.start() }
    await world.isInside.wait()
    start.cancel()
    #expect(await thrown { try await start.value } is CancellationError)
    let stop = await thrown { try await container.stop() } as? LifecycleError
    #expect(stop?.cause.component == "Component<A>")
    #expect(stop?.cause.error == nil)
    #expect(stop?.others.isEmpty == true)
    // Nothing happens to the component as long as it is being started.
    #expect(world.steps.entries == ["make A"])
    world.mayGoOn.arrive()
    await world.isClosed.wait()
    #expect(world.steps.entries == ["make A", "start A", "stop A", "close A"])
  }

  @Test func `a stop with a deadline names what is still being started`() async throws {
    let world = World()
    let container = try Container("shop") { world.script.part(A.self) }
    let start = Task { try await container.start() }
    await world.isInside.wait()
    let stop = await thrown { try await container.stop(timeout: .zero) } as? LifecycleError
    #expect(stop?.issue.headline == "'shop' was stopped, but 'Component<A>' took too long.")
    #expect((await thrown { try await start.value } as? GraphError)?.ids == [.wrongMoment])
    #expect(world.steps.entries == ["make A"])
    world.mayGoOn.arrive()
    await world.isClosed.wait()
    #expect(world.steps.entries == ["make A", "start A", "stop A", "close A"])
  }

  @Test func `a stop without a deadline waits for what is being started`() async throws {
    let held = HeldStep(name: "start A", isCancelledFirst: true)
    let script = held.script
    let container = try Container("shop") { script.part(A.self) }
    let start = Task { try await container.start() }
    await held.isInside.wait()
    let stop = Task { try await container.stop() }
    await held.isCancelled.wait()
    held.mayGoOn.arrive()
    #expect(try await stop.value.components.map(\.name) == ["Component<A>"])
    #expect(script.journal.entries == ["make A", "start A", "stop A", "close A"])
    _ = await thrown { try await start.value }
  }

  @Test func `a start that fails names what goes on besides`() async throws {
    let world = World { step, world in
      if step == "start B" {
        await world.isInside.wait()
        throw Fault()
      }
    }
    let container = try Container("shop") {
      world.script.part(A.self)
      world.script.part(B.self)
    }
    let error = await thrown { try await container.start() } as? LifecycleError
    #expect(error?.cause.component == "Component<B>")
    #expect(error?.others.map(\.description) == ["'Component<A>' took too long"])
    world.mayGoOn.arrive()
    await world.isClosed.wait()
    #expect(world.steps.entries.suffix(3) == ["start A", "stop A", "close A"])
  }

  @Test func `a stop of the container that a derived one starts waits for that start`()
    async throws
  {
    let held = HeldStep(name: "start A")
    let script = held.script
    let base = try Container("base") {
      script.part(A.self)
      Instance(1)
    }
    let derived = try base.overriding { Instance(2) }
    let start = Task { try await derived.start() }
    await held.isInside.wait()
    let stop = Task { try await base.stop() }
    while !base.core.isClosed { await Task.yield() }
    held.mayGoOn.arrive()
    _ = try await stop.value
    _ = await thrown { try await start.value }
    #expect(script.journal.entries == ["make A", "start A", "stop A", "close A"])
  }

  @MainActor
  @Test func `a graph that runs where its caller does stops after what is being started`()
    async throws
  {
    let held = HeldStep(name: "start A")
    let script = held.script
    let graph = LocalGraph(script: script)
    let members = (graph.first, graph.second)
    let start = Task { try await graph.start() }
    await held.isInside.wait()
    let stop = Task { try await graph.stop() }
    while !graph.graphCore.owner.isClosed { await Task.yield() }
    held.mayGoOn.arrive()
    _ = try await stop.value
    #expect((await thrown { try await start.value } as? GraphError)?.ids == [.wrongMoment])
    // The second one is not started any more, so it is only closed.
    #expect(script.journal.entries == ["start A", "close B", "stop A", "close A"])
    withExtendedLifetime(members) {}
  }
}

// MARK: - Fixtures

/// A component that ignores its cancellation while it is being started.
private final class World: Sendable {
  let (isInside, mayGoOn, isClosed) = (AsyncLatch(), AsyncLatch(), AsyncLatch())
  /// The steps that are done: the journal of the script has each a moment later.
  let steps = Journal()
  private let action: @Sendable (String, World) async throws -> Void

  init(_ action: @escaping @Sendable (String, World) async throws -> Void = { _, _ in }) {
    self.action = action
  }

  var script: Script {
    Script { [self] step in
      try await action(step, self)
      if step == "start A" {
        isInside.arrive()
        await mayGoOn.wait()
      }
      steps.note(step)
      if step == "close A" { isClosed.arrive() }
    }
  }
}

@Graph private final class LocalGraph {
  let script: Script
  @Singleton func makeFirst() -> Component<A> { Component<A>(script) }
  @Singleton func makeSecond() -> Component<B> { Component<B>(script) }
}
