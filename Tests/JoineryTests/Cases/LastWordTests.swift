import Joinery
import JoineryAnalysis
import JoineryTestSupport
import JoineryThreads
import Testing

/// Deinitialisers that ask the container whose object they belong to: no lock is held while they run.
@Suite(.timeLimit(.minutes(10))) struct LastWordTests {
  @Test func `an unfinished object that goes asks for its own key`() throws {
    let phone = Phone()
    let container = try Container {
      Singleton { Caller { phone.call { try $0.get(Caller.self) } } }
        .configured { (_: Caller, _: Broken) in }
      Singleton(Broken.init)
    }
    phone.answer(container)
    #expect(throws: Broken.Refusal.self) { try container.get(Caller.self) }
    #expect(phone.answers == ["Refusal()"])
  }

  @Test func `an unfinished object that goes asks for one that was given up with it`() throws {
    let phone = Phone()
    let container = try Container {
      Singleton { Caller { phone.call { try $0.get(Follower.self) } } }
        .configured { (_: Caller, _: Follower, _: Broken) in }
      Singleton(Follower.init(caller:))
      Singleton(Broken.init)
    }
    phone.answer(container)
    #expect(throws: Broken.Refusal.self) { try container.get(Follower.self) }
    #expect(throws: Broken.Refusal.self) { try container.get(Caller.self) }
    #expect(!phone.answers.isEmpty)
    #expect(phone.answers.allSatisfy { $0 == "Refusal()" })
  }

  @Test func `an awaited object that goes unfinished asks for its own key`() async throws {
    let phone = Phone()
    let hasGone = AsyncLatch()
    let container = try Container {
      Singleton { () async in
        Caller {
          phone.call { try $0.get(Caller.self) }
          hasGone.arrive()
        }
      }
      .configured { (_: Caller, _: Broken) in }
      Singleton(Broken.init)
    }
    phone.answer(container)
    await #expect(throws: Broken.Refusal.self) { try await container.get(Caller.self) }
    await hasGone.wait()
    // What has to be awaited is refused at once, whoever asks.
    #expect(phone.answers.count == 1)
    #expect(phone.answers.first?.contains("'Caller'") == true)
  }

  @Test func `an object of a scope makes another scope of its container when it goes`() throws {
    let phone = Phone(calls: .max)
    let container = try Container {
      Input<Int>()
      Scoped { (number: Int) in
        Caller {
          if number == 0 { return }
          phone.call { _ = try $0.scope { Instance(number - 1) }.get(Caller.self) }
        }
      }
    }
    phone.answer(container)
    // A scope that is made looks at those before it now and then, while others let go of theirs.
    let results = race(8) { _ in
      for _ in 0..<5_000 {
        let scope = try container.scope { Instance(1) }
        _ = try scope.get(Caller.self)
      }
    }
    #expect(results.count == 8)
    for result in results { try result.get() }
    #expect(phone.answers.count == 40_000)
    #expect(Set(phone.answers) == ["()"])
  }
}

// MARK: - Fixtures

/// Leads to a container, which it does not keep.
private final class Phone: Sendable {
  private struct State: @unchecked Sendable {
    // `@unchecked`: used under the lock only.
    weak var container: Container?
    var calls: Int
    var answers: [String] = []
  }

  private let state: Mutex<State>

  /// Creates a phone on which only the first few calls are made.
  init(calls: Int = 1) { state = Mutex(State(calls: calls)) }

  func answer(_ container: Container) { state.withLock { $0.container = container } }

  /// What the calls have given.
  var answers: [String] { state.withLock { $0.answers } }

  func call<Answer>(_ ask: (Container) throws -> Answer) {
    let container = state.withLock { state -> Container? in
      if state.calls == 0 { return nil }
      state.calls -= 1
      return state.container
    }
    guard let container else { return }
    let answer: String
    do {
      answer = "\(try ask(container))"
    } catch {
      answer = "\(error)"
    }
    state.withLock { $0.answers.append(answer) }
  }
}

/// Calls somebody when it goes.
private final class Caller: Sendable {
  private let sayGoodbye: @Sendable () -> Void

  init(_ sayGoodbye: @escaping @Sendable () -> Void) { self.sayGoodbye = sayGoodbye }

  deinit { sayGoodbye() }
}

private final class Follower: Sendable {
  let caller: Caller

  init(caller: Caller) { self.caller = caller }
}

private final class Broken: Sendable {
  struct Refusal: Error {}

  init() throws { throw Refusal() }
}
