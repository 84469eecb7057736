import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Starts that fail, take too long, or are cancelled.
@Suite(.timeLimit(.minutes(10))) struct StartFailureTests {
  @Test func `L22, G10, G07: a construction that fails names the component and who waited for it`()
    async throws
  {
    let script = Script { step in
      if step == "make C" { throw Fault(name: "flood") }
    }
    let error = try await failure(of: script)
    #expect(error.cause.component == "Component<C>")
    #expect(error.cause.error as? Fault == Fault(name: "flood"))
    #expect(error.issue.id == .startFailed)
    #expect(error.issue.headline == "'shop' was not started: 'Component<C>' failed: flood.")
    #expect(
      error.issue.chain.map(\.name) == ["Component<A>", "Component<B>", "Component<C>"])
    #expect(error.others.isEmpty)
    #expect(script.journal.entries == ["make D", "close D"])
  }

  @Test
  func `L16, U14: a start that fails stops what was started, in reverse, and starts nothing more`()
    async throws
  {
    let script = Script { step in
      if step == "start B" { throw Fault(name: "no power") }
    }
    let error = try await failure(of: script)
    #expect(error.cause.component == "Component<B>")
    #expect(error.issue.chain.map(\.name) == ["Component<A>", "Component<B>"])
    #expect(script.steps("start") == ["D", "C"])
    #expect(script.steps("stop") == ["C", "D"])
    // What was made has to be given back, whether or not it was started.
    #expect(script.steps("close") == ["A", "B", "C", "D"])
  }

  @Test(arguments: ["make", "start"])
  func `when one fails, those that are running are cancelled and waited for`(_ word: String)
    async throws
  {
    let (cIsInside, cHasEnded) = (AsyncLatch(), Counter())
    let script = Script { step in
      if step == "\(word) C" {
        cIsInside.arrive()
        await untilCancelled()
        await Task.yield()
        cHasEnded.increment()
        throw CancellationError()
      }
      if step == "\(word) D" {
        await cIsInside.wait()
        throw Fault(name: "flood")
      }
    }
    let container = try Container("shop") {
      script.part(C.self)
      script.part(D.self)
    }
    let error = try #require(await thrown { try await container.start() } as? LifecycleError)
    #expect(cHasEnded.value == 1)
    #expect(error.cause.component == "Component<D>")
    #expect(error.others.isEmpty)
  }

  @Test func `what else goes wrong while everything is stopped again is told as well`()
    async throws
  {
    let script = Script { step in
      if step == "make A" || step == "close C" { throw Fault(name: step) }
    }
    let error = try await failure(of: script)
    #expect(error.cause.component == "Component<A>")
    #expect(error.others.map(\.component) == ["Component<C>"])
    #expect(error.issue.notes.map(\.text) == ["'Component<C>' failed: close C"])
    #expect(script.steps("close") == ["B", "D"])
  }

  @Test func `L17: with a deadline that has passed, nothing is made`() async throws {
    for timeout in [Duration.zero, .seconds(-1)] {
      let script = Script()
      let container = try Container("shop") { script.part(A.self) }
      let error = try #require(
        await thrown { try await container.start(timeout: timeout) } as? LifecycleError)
      #expect(error.issue.headline == "'shop' was not started: the deadline had passed.")
      #expect(script.journal.entries == [])
    }
  }

  @Test(arguments: ["make", "start"])
  func `L20: a timeout names the component that is running and the chain that waits for it`(
    _ word: String
  ) async throws {
    let (error, script, _) = try await withLongEnoughDeadline(\.2) { timeout in
      let begun = Counter()
      let script = Script { step in
        guard step == "\(word) C" else { return }
        begun.increment()
        try await Task.sleep(for: .seconds(500))
      }
      return (try await failure(of: script, timeout: timeout), script, begun.value == 1)
    }
    #expect(error.cause.component == "Component<C>")
    #expect(error.cause.error == nil)
    #expect(error.issue.headline == "'shop' was not started: 'Component<C>' took too long.")
    #expect(
      error.issue.chain.map(\.name) == ["Component<A>", "Component<B>", "Component<C>"])
    #expect(script.steps("close").last == "D")
  }

  @Test
  func `L20: a component that ignores the deadline is named and does not keep the start waiting`()
    async throws
  {
    let never = AsyncLatch()
    let (error, _) = try await withLongEnoughDeadline(\.1) { timeout in
      let begun = Counter()
      let script = Script { step in
        guard step == "start C" else { return }
        begun.increment()
        await never.wait()
      }
      return (try await failure(of: script, timeout: timeout), begun.value == 1)
    }
    #expect(error.cause.component == "Component<C>")
    never.arrive()
  }

  @Test(arguments: ["make", "start"])
  func `when the caller is cancelled, what is running is cancelled and what was made is stopped`(
    _ word: String
  ) async throws {
    let isInside = AsyncLatch()
    let script = Script { step in
      if step == "\(word) B" {
        isInside.arrive()
        await untilCancelled()
        throw CancellationError()
      }
    }
    let container = try shop(script)
    let task = Task { try await container.start() }
    await isInside.wait()
    task.cancel()
    #expect(await thrown { try await task.value } is CancellationError)
    #expect(script.steps("close").last == "D")
    #expect(try rejection { try container.get(Component<D>.self) }.ids == [.containerStopped])
  }

  @Test func `V01: a synchronous factory that throws fails the start with its error`()
    async throws
  {
    let container = try Container("shop") {
      Singleton { () throws -> String in throw Fault(name: "no file") }.eager()
    }
    let error = try #require(await thrown { try await container.start() } as? LifecycleError)
    #expect(error.cause.component == "String")
    #expect(error.cause.error is Fault)
  }

  @Test func `what was replaced has not waited for what failed`() async throws {
    let script = Script { step in
      if step == "make C" { throw Fault(name: "flood") }
    }
    let container = try Container("shop") {
      script.part(A.self, needs: Component<B>.self)
      script.part(B.self, needs: Component<C>.self)
      script.part(C.self)
    }
    let derived = try container.overriding { Instance(Component<B>(script)) }
    let error = try #require(await thrown { try await derived.start() } as? LifecycleError)
    #expect(error.cause.component == "Component<C>")
    #expect(error.issue.chain == [])
  }

  @Test func `L06: a finaliser sees why the start failed`() async throws {
    let seen = Journal()
    let script = Script { step in
      if step == "make A" { throw Fault(name: "flood") }
    }
    let container = try Container {
      script.part(A.self, needs: Component<B>.self)
      script.part(B.self).onStop { _, reason in seen.note("\(reason)") }
    }
    _ = await thrown { try await container.start() }
    #expect(seen.entries == ["failed(flood)"])
  }
}

// MARK: - Fixtures

/// A container in which A needs B, B needs C, and C needs D.
private func shop(_ script: Script) throws -> Container {
  try Container("shop") {
    script.part(A.self, needs: Component<B>.self)
    script.part(B.self, needs: Component<C>.self)
    script.part(C.self, needs: Component<D>.self)
    script.part(D.self)
  }
}

/// The error of a start that should fail.
private func failure(of script: Script, timeout: Duration? = nil) async throws -> LifecycleError {
  let container = try shop(script)
  return try #require(
    await thrown { try await container.start(timeout: timeout) } as? LifecycleError)
}
