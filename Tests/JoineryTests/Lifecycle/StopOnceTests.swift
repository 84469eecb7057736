import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Stops that meet other things: each other, a start, cancellation, deadlines, requests.
@Suite(.timeLimit(.minutes(10))) struct StopOnceTests {
  @Test func `L18, V09: stops at the same time are one stop, and later ones do nothing`()
    async throws
  {
    let (isInside, mayGoOn) = (AsyncLatch(), AsyncLatch())
    let script = Script { step in
      if step == "stop A" {
        isInside.arrive()
        await mayGoOn.wait()
      }
    }
    let container = try Container { script.part(A.self) }
    try await container.start()
    let stops = (0..<8).map { _ in
      Task {
        try await container.stop()
        return script.journal.count(of: "stop A")
      }
    }
    await isInside.wait()
    for _ in 0..<20 { await Task.yield() }
    mayGoOn.arrive()
    for stop in stops { #expect(try await stop.value == 1) }
    try await container.stop()
    #expect(script.journal.count(of: "stop A") == 1)
  }

  @Test func `L33: the stop goes on when its caller is cancelled`() async throws {
    let isInside = AsyncLatch()
    let callerIsCancelled = AsyncLatch()
    let script = Script { step in
      guard step.hasPrefix("stop") else { return }
      isInside.arrive()
      try await callerIsCancelled.waitUnlessCancelled()
      try Task.checkCancellation()
    }
    let container = try Container {
      script.part(A.self, needs: Component<B>.self)
      script.part(B.self)
    }
    try await container.start()
    let task = Task { try await container.stop() }
    await isInside.wait()
    task.cancel()
    callerIsCancelled.arrive()
    #expect(try await task.value.failures.isEmpty)
    #expect(script.steps("stop") == ["A", "B"])
  }

  @Test func `L33: a caller that is cancelled beforehand stops the container all the same`()
    async throws
  {
    let script = Script { _ in try Task.checkCancellation() }
    let container = try Container { script.part(A.self) }
    try await container.start()
    let task = Task {
      await untilCancelled()
      try await container.stop()
    }
    task.cancel()
    try await task.value
    #expect(script.steps("stop") == ["A"])
  }

  @Test func `a stop that takes too long names the component and stops the rest`() async throws {
    let (error, steps) = try await withLongEnoughDeadline {
      $0.1 == ["B"]
    } _: { timeout in
      let script = Script { step in
        if step == "stop A" { try await Task.sleep(for: .seconds(500)) }
      }
      let container = try Container("shop") {
        script.part(A.self, needs: Component<B>.self)
        script.part(B.self)
      }
      try await container.start()
      let error = await thrown { try await container.stop(timeout: timeout) }
      return (try #require(error as? LifecycleError), script.steps("stop"))
    }
    #expect(error.cause.component == "Component<A>")
    #expect(steps == ["B"])
  }

  @Test func `a stop that ignores its deadline does not keep the others waiting for ever`()
    async throws
  {
    let never = AsyncLatch()
    let (error, steps) = try await withLongEnoughDeadline {
      $0.1 == ["B"]
    } _: { timeout in
      let script = Script { step in
        if step == "stop A" { await never.wait() }
      }
      let container = try Container("shop") {
        script.part(A.self)
        script.part(B.self)
      }
      try await container.start()
      let error = await thrown { try await container.stop(timeout: timeout) }
      return (try #require(error as? LifecycleError), script.steps("stop"))
    }
    #expect(error.issue.headline == "'shop' was stopped, but 'Component<A>' took too long.")
    #expect(steps == ["B"])
    never.arrive()
  }

  @Test func `a stop during the start cancels it, and waits until what was made is stopped`()
    async throws
  {
    let isInside = AsyncLatch()
    let script = Script { step in
      guard step == "make A" else { return }
      isInside.arrive()
      await untilCancelled()
      throw CancellationError()
    }
    let container = try Container {
      script.part(A.self, needs: Component<B>.self)
      script.part(B.self)
    }
    let start = Task { try await container.start() }
    await isInside.wait()
    try await container.stop()
    #expect(await thrown { try await start.value } != nil)
    #expect(script.journal.entries == ["make B", "close B"])
    #expect(try rejection { try container.get(Component<B>.self) }.ids == [.containerStopped])
  }

  @Test func `L18: stopping after a failed start does nothing`() async throws {
    let script = Script { step in
      if step == "start A" { throw Fault() }
    }
    let container = try Container { script.part(A.self) }
    _ = await thrown { try await container.start() }
    let before = script.journal.entries
    try await container.stop()
    #expect(script.journal.entries == before)
  }

  @Test func `L18: stops at the same time and later ones give the same error`() async throws {
    let (isInside, mayGoOn) = (AsyncLatch(), AsyncLatch())
    let script = Script { step in
      guard step == "stop A" else { return }
      isInside.arrive()
      await mayGoOn.wait()
      throw Fault()
    }
    let container = try Container("shop") { script.part(A.self) }
    try await container.start()
    let stops = (0..<4).map { _ in
      Task { await thrown { try await container.stop() } as? LifecycleError }
    }
    await isInside.wait()
    for _ in 0..<20 { await Task.yield() }
    mayGoOn.arrive()
    var errors: [LifecycleError?] = []
    for stop in stops { errors.append(await stop.value) }
    errors.append(await thrown { try await container.stop() } as? LifecycleError)
    errors.append(await thrown { try await container.end() } as? LifecycleError)
    let headline = "'shop' was stopped, but 'Component<A>' failed: fault."
    #expect(errors.map { $0?.issue.headline } == Array(repeating: headline, count: 6))
    #expect(script.journal.entries == ["make A", "start A", "close A"])
  }

  @Test func `L18: a stop that comes later gives the same report`() async throws {
    let script = Script()
    let container = try Container { script.part(A.self) }
    try await container.start()
    let report = try await container.stop()
    let later = try await container.stop()
    #expect(later.components.map(\.name) == report.components.map(\.name))
    #expect(later.duration == report.duration)
  }

  @Test func `L18: after a failed start, a stop gives the outcome of the start's own stop`()
    async throws
  {
    let script = Script { step in
      if step == "start A" || step == "stop B" { throw Fault() }
    }
    let container = try Container("shop") {
      script.part(A.self, needs: Component<B>.self)
      script.part(B.self)
    }
    let start = try #require(
      await thrown { try await container.start() } as? LifecycleError)
    #expect(start.others.map(\.component) == ["Component<B>"])
    let before = script.journal.entries
    let stop = try #require(await thrown { try await container.stop() } as? LifecycleError)
    #expect(stop.cause.component == "Component<B>")
    #expect(script.journal.entries == before)
  }

  @Test func `what is being made when the container stops is stopped as well, or refused`()
    async throws
  {
    let (isInside, mayGoOn) = (AsyncLatch(), AsyncLatch())
    let script = Script { step in
      if step == "make A" {
        isInside.arrive()
        await mayGoOn.wait()
      }
    }
    let container = try Container { script.part(A.self) }
    let request = Task { try await container.get(Component<A>.self) }
    await isInside.wait()
    let stop = Task { try await container.stop() }
    for _ in 0..<20 { await Task.yield() }
    mayGoOn.arrive()
    let error = await thrown { try await request.value }
    _ = try await stop.value
    // Nobody may keep a component that will never be stopped.
    if script.steps("make") == ["A"] {
      #expect(script.steps("close") == ["A"])
    } else {
      #expect(error != nil)
    }
  }

  @Test func `V13: requests while the container stops are errors and no deadlock`() async throws {
    let (isInside, mayGoOn) = (AsyncLatch(), AsyncLatch())
    let script = Script { step in
      if step == "stop A" {
        isInside.arrive()
        await mayGoOn.wait()
      }
    }
    let container = try Container {
      script.part(A.self)
      Transient { 1 }
    }
    try await container.start()
    async let stop = container.stop()
    await isInside.wait()
    #expect(try rejection { try container.get(Int.self) }.ids == [.containerStopped])
    #expect(try rejection { try container.get(Component<A>.self) }.ids == [.containerStopped])
    mayGoOn.arrive()
    _ = try await stop
  }
}
