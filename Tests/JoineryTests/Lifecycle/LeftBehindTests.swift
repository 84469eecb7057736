import Foundation
import JoineryAnalysis
import JoineryTestSupport
import JoineryThreads
import Testing

@testable import Joinery

/// Constructions that go on after their start or stop has given them up.
@Suite(.timeLimit(.minutes(10))) struct LeftBehindTests {
  @Test func `a stop names what is still being made, and stops it when it is there after all`()
    async throws
  {
    let (isInside, mayGoOn, isClosed) = (AsyncLatch(), AsyncLatch(), AsyncLatch())
    let steps = Journal()
    let script = slow(isInside, mayGoOn, isClosed, steps)
    let container = try Container("shop") { script.part(A.self) }
    let request = Task { try await container.get(Component<A>.self) }
    await isInside.wait()
    let error = await thrown { try await container.stop(timeout: .zero) } as? LifecycleError
    #expect(error?.issue.headline == "'shop' was stopped, but 'Component<A>' took too long.")
    #expect(steps.entries == [])
    mayGoOn.arrive()
    #expect((await thrown { try await request.value } as? GraphError)?.ids == [.containerStopped])
    await isClosed.wait()
    #expect(steps.entries == ["make A", "close A"])
    let later = await thrown { try await container.get(Component<A>.self) } as? GraphError
    #expect(later?.ids == [.containerStopped])
    #expect(await thrown { try await container.stop() } is LifecycleError)
  }

  @Test func `a stop names what a thread is making, and stops it when it is there after all`()
    async throws
  {
    let (isInside, mayGoOn, isClosed) = (AsyncLatch(), Gate(), AsyncLatch())
    let steps = Journal()
    let script = Script { step in
      steps.note(step)
      if step == "close A" { isClosed.arrive() }
    }
    let container = try Container("shop") {
      Singleton {
        isInside.arrive()
        mayGoOn.wait()
        return Component<A>(script)
      }
    }
    let thrown = Journal()
    let hasEnded = AsyncLatch()
    // A thread of its own, which may be blocked.
    Thread.detachNewThread {
      do { _ = try container.get(Component<A>.self) } catch { thrown.note("\(error)") }
      hasEnded.arrive()
    }
    await isInside.wait()
    let stop = await rejection(ofStopping: container)
    #expect(stop?.cause.component == "Component<A>")
    mayGoOn.open()
    await hasEnded.wait()
    #expect(thrown.entries.count == 1)
    #expect(thrown.entries.first?.contains("[container-stopped]") == true)
    await isClosed.wait()
    #expect(steps.entries == ["close A"])
  }

  @Test func `what a component uses whose stop goes on for too long is stopped all the same`()
    async throws
  {
    let mayGoOn = AsyncLatch()
    let script = Script { step in
      if step == "stop A" { await mayGoOn.wait() }
    }
    let container = try Container("shop") {
      script.part(A.self, needs: Component<B>.self)
      script.part(B.self, needs: Component<C>.self)
      script.part(C.self)
    }
    try await container.start()
    let error = await rejection(ofStopping: container)
    #expect(error?.cause.component == "Component<A>")
    #expect(error?.cause.error == nil)
    #expect(script.steps("close") == ["B", "C"])
    #expect(script.steps("stop") == ["B", "C"])
    mayGoOn.arrive()
  }

  @Test func `a start that is cancelled leaves behind what ignores it, and its stop names that`()
    async throws
  {
    let (isInside, mayGoOn, isClosed) = (AsyncLatch(), AsyncLatch(), AsyncLatch())
    let steps = Journal()
    let script = slow(isInside, mayGoOn, isClosed, steps)
    let container = try Container("shop") { script.part(A.self) }
    let start = Task { try await container.start() }
    await isInside.wait()
    start.cancel()
    #expect(await thrown { try await start.value } is CancellationError)
    let stop = await thrown { try await container.stop() } as? LifecycleError
    #expect(stop?.cause.component == "Component<A>")
    mayGoOn.arrive()
    await isClosed.wait()
    #expect(steps.entries == ["make A", "close A"])
  }

  @Test func `a start that takes too long names once what it leaves behind`() async throws {
    let (error, stop, steps, _) = try await withLongEnoughDeadline(\.3) { timeout in
      let (isInside, mayGoOn, isClosed) = (Counter(), AsyncLatch(), AsyncLatch())
      let steps = Journal()
      let script = Script { step in
        if step == "make A" {
          isInside.increment()
          await mayGoOn.wait()
        }
        steps.note(step)
        if step == "close A" { isClosed.arrive() }
      }
      let container = try Container("shop") { script.part(A.self) }
      let error = await thrown { try await container.start(timeout: timeout) } as? LifecycleError
      let stop = await thrown { try await container.stop() } as? LifecycleError
      mayGoOn.arrive()
      if isInside.value == 1 { await isClosed.wait() }
      return (error, stop, steps, isInside.value == 1)
    }
    #expect(error?.issue.headline == "'shop' was not started: 'Component<A>' took too long.")
    #expect(error?.others.isEmpty == true)
    #expect(stop?.cause.component == "Component<A>")
    #expect(steps.entries == ["make A", "close A"])
  }

  @Test func `a stop during a start has its own deadline, reason and report`() async throws {
    let (isInside, mayGoOn, isClosed) = (AsyncLatch(), AsyncLatch(), AsyncLatch())
    let steps = Journal()
    let script = slow(isInside, mayGoOn, isClosed, steps)
    let reasons = Journal()
    let container = try Container("shop") {
      script.part(A.self, needs: Component<B>.self)
      script.part(B.self).onStop { _, reason in reasons.note("\(reason)") }
    }
    let start = Task { try await container.start() }
    await isInside.wait()
    let error = await thrown { try await container.stop(timeout: .zero) } as? LifecycleError
    #expect(
      ([error?.cause].compactMap(\.self) + (error?.others ?? [])).contains {
        $0.component == "Component<A>" && $0.error == nil
      })
    #expect(reasons.entries == ["finished"])
    let startError = await thrown { try await start.value } as? GraphError
    #expect(startError?.headlines == ["'shop' can't be started: it was stopped meanwhile."])
    mayGoOn.arrive()
    await isClosed.wait()
    #expect(steps.entries == ["make B", "close B", "make A", "close A"])
  }

  @Test func `a stop without a deadline waits for what a start has left to it`() async throws {
    let held = HeldStep(name: "make A", isCancelledFirst: true)
    let script = held.script
    let container = try Container("shop") { script.part(A.self) }
    let start = Task { try await container.start() }
    await held.isInside.wait()
    let stop = Task { try await container.stop() }
    await held.isCancelled.wait()
    held.mayGoOn.arrive()
    #expect(try await stop.value.components.map(\.name) == ["Component<A>"])
    #expect(script.journal.entries == ["make A", "close A"])
    #expect((await thrown { try await start.value } as? GraphError)?.ids == [.wrongMoment])
  }

  @Test func `a start that somebody stops says so, in a graph as well`() async throws {
    let isInside = AsyncLatch()
    let graph = LeftBehindGraph(isInside: isInside)
    let start = Task { try await graph.start() }
    await isInside.wait()
    try await graph.stop()
    let error = await thrown { try await start.value } as? GraphError
    #expect(error?.ids == [.wrongMoment])
    #expect(error?.headlines.first?.hasSuffix("it was stopped meanwhile.") == true)
  }

  @MainActor
  @Test func `a graph on an actor says as well that it was stopped during its start`() async throws
  {
    let (isInside, mayGoOn) = (AsyncLatch(), AsyncLatch())
    let graph = LeftBehindActorGraph(isInside: isInside, mayGoOn: mayGoOn)
    let start = Task { try await graph.start() }
    await isInside.wait()
    let stop = Task { try await graph.stop() }
    await graphIsClosed(graph)
    mayGoOn.arrive()
    let error = await thrownHere { try await start.value } as? GraphError
    #expect(error?.ids == [.wrongMoment])
    _ = try await stop.value
  }

  @MainActor
  @Test func `a graph on an actor says as well that the deadline had passed`() async throws {
    let graph = LeftBehindActorGraph(isInside: AsyncLatch(), mayGoOn: AsyncLatch())
    let error = await thrownHere { try await graph.start(timeout: .zero) } as? LifecycleError
    #expect(
      error?.issue.headline == "'LeftBehindActorGraph' was not started: the deadline had passed.")
  }
}

// MARK: - Fixtures

/// A script that ignores its cancellation while it makes A.
///
/// - Parameters:
///   - isInside: Is told when that begins.
///   - mayGoOn: Ends it.
///   - isClosed: Is told when A is closed.
///   - steps: The steps that are done: the journal of the script has each a moment later.
/// - Returns: The script.
private func slow(
  _ isInside: AsyncLatch, _ mayGoOn: AsyncLatch, _ isClosed: AsyncLatch, _ steps: Journal
) -> Script {
  Script { step in
    if step == "make A" {
      isInside.arrive()
      await mayGoOn.wait()
    }
    steps.note(step)
    if step == "close A" { isClosed.arrive() }
  }
}

/// What a stop throws that may take no time.
private func rejection(ofStopping container: Container) async -> LifecycleError? {
  await thrown { try await container.stop(timeout: .zero) } as? LifecycleError
}

private final class Endless: Sendable {
  static func open(isInside: AsyncLatch) async throws -> Endless {
    isInside.arrive()
    await untilCancelled()
    throw CancellationError()
  }
}

@Graph private final class LeftBehindGraph: Sendable {
  let isInside: AsyncLatch
  @Singleton(Endless.open(isInside:)) var endless: Endless
}

@MainActor private final class Slow {
  static func open(isInside: AsyncLatch, mayGoOn: AsyncLatch) async throws -> Slow {
    isInside.arrive()
    await mayGoOn.wait()
    return Slow()
  }
}

@MainActor private final class Second {
  static func open(slow: Slow) async throws -> Second { Second() }
}

@MainActor @Graph private final class LeftBehindActorGraph {
  let isInside: AsyncLatch
  let mayGoOn: AsyncLatch
  @Singleton(Slow.open(isInside:mayGoOn:)) var slow: Slow
  @Singleton(Second.open(slow:)) var second: Second
}

/// The error that a function on the main actor throws.
@MainActor private func thrownHere<Value>(
  _ body: @MainActor () async throws -> Value
) async -> (any Error)? {
  do {
    _ = try await body()
    return nil
  } catch {
    return error
  }
}

/// Waits until a stop that has been asked for has begun.
@MainActor private func graphIsClosed(_ graph: LeftBehindActorGraph) async {
  while !graph.graphCore.owner.isClosed { await Task.yield() }
}
