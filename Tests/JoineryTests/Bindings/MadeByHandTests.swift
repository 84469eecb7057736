import Joinery
import JoineryAnalysis
import JoineryTestSupport
import JoineryThreads
import Testing

/// Providers and lazy values that no container has made.
@Suite(.timeLimit(.minutes(10))) struct MadeByHandTests {
  // MARK: Providers

  @Test func `a provider calls its function for each request`() async throws {
    let counter = Counter()
    let provider = Provider { counter.increment() }
    #expect(provider() == 1)
    #expect(try now(provider) == 2)
    #expect(try await laterValue(of: provider) == 3)
  }

  @Test func `what a provider makes by hand may leave the task that asks for it`() async throws {
    let provider = Provider { Plain(count: 1) }
    let plain = try await provider.get()
    #expect(
      await Task {
        plain.count += 1
        return plain.count
      }.value == 2)
  }

  @Test func `a provider whose function suspends is awaited`() async throws {
    let counter = Counter()
    let provider = Provider { () async in
      await Task.yield()
      return counter.increment()
    }
    #expect(try await provider.get() == 1)
    #expect(try await provider.get() == 2)
    #expect(throws: Rejection.awaited) { try rejecting { try now(provider) } }
  }

  @Test func `a provider whose function belongs to the main actor`() async throws {
    let provider = Provider(main: { Screen() })
    #expect(try await laterValue(of: provider).title == "new")
    #expect(try await MainActor.run { try provider.getOnMainActor().title } == "new")
    #expect(throws: Rejection.mainActor) { try rejecting { try now(provider) } }
  }

  // MARK: Lazy values

  @Test func `a lazy value is made when it is first read, and once`() async throws {
    let counter = Counter()
    let lazy = Lazy { counter.increment() }
    #expect(counter.value == 0)
    let copy = lazy
    #expect(lazy.value == 1)
    #expect(try now(copy) == 1)
    #expect(try await laterValue(of: copy) == 1)
    #expect(counter.value == 1)
  }

  @Test func `threads that read a lazy value at the same time get the same one`() throws {
    for _ in 0..<100 {
      let counter = Counter()
      let asked = Latch(8)
      let lazy = Lazy {
        asked.wait()
        return counter.increment()
      }
      let values = race(8) { _ in
        asked.arrive()
        return lazy.value
      }
      #expect(try values.map { try $0.get() } == Array(repeating: 1, count: 8))
      #expect(counter.value == 1)
    }
  }

  @Test func `a failure is thrown and not kept`() throws {
    let counter = Counter()
    let lazy = Lazy { () throws(Failure) -> Int in
      let number = counter.increment()
      if number == 1 { throw Failure() }
      return number
    }
    #expect(throws: Failure.self) { try lazy.get() }
    #expect(try lazy.get() == 2)
    #expect(lazy.value == 2)
  }

  @Test func `a lazy value whose function suspends is there at once when it was awaited`()
    async throws
  {
    let counter = Counter()
    let lazy = Lazy { () async throws in
      try Task.checkCancellation()
      await Task.yield()
      return counter.increment()
    }
    #expect(throws: Rejection.awaited) { try rejecting { try now(lazy) } }
    async let first = lazy.get()
    async let second = lazy.get()
    #expect(try await [first, second] == [1, 1])
    #expect(lazy.value == 1)
  }

  @Test func `a failure of a function that suspends is not kept`() async throws {
    let counter = Counter()
    let lazy = Lazy { () async throws(Failure) -> Int in
      let number = counter.increment()
      if number == 1 { throw Failure() }
      return number
    }
    await #expect(throws: Failure.self) { try await lazy.get() }
    #expect(try await lazy.get() == 2)
  }

  @Test func `a lazy value of the main actor`() async throws {
    let lazy = Lazy(main: { Screen() })
    #expect(throws: Rejection.mainActor) { try rejecting { try now(lazy) } }
    let screen = try await laterValue(of: lazy)
    #expect(try await MainActor.run { try lazy.getOnMainActor() } === screen)
  }

  @Test func `a lazy value that is there already`() async throws {
    let plain = Plain(count: 3)
    let lazy = Lazy(plain)
    #expect(lazy.value === plain)
    #expect(Lazy("text").value == "text")
    #expect(try await laterValue(of: Lazy(4)) == 4)
  }

  @Test func `a function is a value where a lazy function is asked for`() {
    let lazy: Lazy<@Sendable () -> Int> = Lazy({ 5 })
    #expect(lazy.value() == 5)
  }

  @Test func `a lazy value of what isn't Sendable`() {
    let lazy = Lazy { Plain(count: 1) }
    lazy.value.count += 1
    #expect(lazy.value.count == 2)
  }

  @Test func `a lazy value that needs itself is an error with the cycle`() throws {
    let box = Mutex<Lazy<Int>?>(nil)
    let lazy = Lazy { () throws -> Int in
      try box.withLock { $0 }?.get() ?? 0
    }
    box.withLock { $0 = lazy }
    let error = #expect(throws: GraphError.self) { try lazy.get() }
    #expect(error?.issues.map(\.id) == [.constructionCycle])
    box.withLock { $0 = nil }
  }

  @Test func `what a lazy value keeps is released with it`() {
    weak var plain: Plain?
    do {
      let lazy = Lazy { Plain(count: 1) }
      plain = lazy.value
      #expect(plain != nil)
    }
    #expect(plain == nil)
  }

  // MARK: Both

  @Test func `a type that takes both is made by hand, and by a container of other doubles`() throws
  {
    let counter = Counter()
    let byHand = Reports(archive: Lazy("archive"), numbers: Provider { counter.increment() })
    #expect(byHand.text() == "archive 1")
    let container = try Container {
      Transient(Reports.init)
      Instance(Lazy("double"))
      Singleton { Provider { counter.increment() } }
    }
    #expect(container.resolve(Reports.self).text() == "double 2")
  }

  @Test func `a request without waiting says how to wait`() throws {
    let error = #expect(throws: GraphError.self) { try now(Lazy { () async in 1 }) }
    #expect(
      error?.description == """
        'Int' has to be awaited: the function that makes it suspends.
        [not-started]

        fix:  try await get()
        """)
    let other = #expect(throws: GraphError.self) { try now(Provider(main: { Screen() })) }
    #expect(
      other?.description == """
        'Screen' is made on the main actor, and was asked for elsewhere without waiting.
        [requires-main-actor]

        fix:  try await get()  // or, where the main actor runs: getOnMainActor()
        """)
  }
}

// MARK: - Fixtures

private final class Plain {
  var count: Int
  init(count: Int) { self.count = count }
}

@MainActor private final class Screen {
  nonisolated let title = "new"
}

private struct Failure: Error {}

private struct Reports {
  let archive: Lazy<String>
  let numbers: Provider<Int>
  func text() -> String { "\(archive.value) \(numbers())" }
}

/// Why a request without waiting is refused.
private enum Rejection: Error { case awaited, mainActor, other }

private func rejecting<Value>(_ request: () throws -> Value) throws {
  do {
    _ = try request()
  } catch let error as GraphError {
    switch error.issues.map(\.id) {
    case [.notStarted]: throw Rejection.awaited
    case [.requiresMainActor]: throw Rejection.mainActor
    default: throw Rejection.other
    }
  }
}

private func now<Value>(_ lazy: Lazy<Value>) throws -> Value { try lazy.get() }
private func now<Value>(_ provider: Provider<Value>) throws -> Value { try provider.get() }

private func laterValue<Value: Sendable>(of lazy: Lazy<Value>) async throws -> Value {
  try await lazy.get()
}
private func laterValue<Value: Sendable>(of provider: Provider<Value>) async throws -> Value {
  try await provider.get()
}
