import Testing

@testable import Joinery

/// The state machine as a value: no threads, no locks, no real values.
@Suite struct OnceStateTests {
  typealias State = OnceState<Int, String, Double>

  @Test func `the first request builds, later ones wait for it`() {
    var state = State()
    #expect(state.ask(1) == "build")
    #expect(state.ask(2, waiter: "b") == "wait for 1")
    #expect(state.ask(3, waiter: "c") == "wait for 1")
    #expect(state.succeed() == ["b", "c"])
    #expect(state.ask(4) == "read")
  }

  @Test func `a request that only looks is not told of the end`() {
    var state = State()
    _ = state.ask(1)
    #expect(state.ask(2) == "wait for 1")
    #expect(state.succeed() == [])
  }

  @Test func `L26: a failure reaches the waiters and is not kept`() {
    var state = State()
    _ = state.ask(1)
    _ = state.ask(2, waiter: "b")
    #expect(state.fail() == ["b"])
    #expect(state.ask(3) == "build")
  }

  @Test func `a value that is not kept is built again`() {
    var state = State()
    _ = state.ask(1)
    _ = state.ask(2, waiter: "b")
    #expect(state.succeed(keeping: false) == ["b"])
    #expect(state.ask(3) == "build")
  }

  @Test func `an unfinished object is offered to whoever asks meanwhile`() {
    var state = State()
    _ = state.ask(1)
    state.offer(0.5)
    #expect(state.ask(2, waiter: "b") == "wait for 1, or take 0.5")
    #expect(state.succeed() == ["b"])
    #expect(state.ask(3) == "read")
  }

  @Test func `a value that is handed over belongs to its new builder`() {
    var state = State()
    _ = state.ask(1)
    _ = state.ask(2, waiter: "b")
    #expect(state.handOver(to: 9, early: 0.5) == ["b"])
    #expect(state.ask(2, waiter: "b") == "wait for 9, or take 0.5")
    #expect(state.succeed() == ["b"])
  }

  @Test func `a value that was supplied is kept by the first request, and others wait for that`() {
    var state = State()
    #expect(state.supply(0.5) == (true, nil))
    #expect(state.ask(1) == "keep 0.5")
    #expect(state.ask(2, waiter: "b") == "wait for 1")
    #expect(state.succeed() == ["b"])
    #expect(state.ask(3) == "read")
  }

  @Test func `a value that was supplied is replaced as long as nobody has asked for it`() {
    var state = State()
    #expect(state.supply(0.5) == (true, nil))
    #expect(state.supply(0.25) == (true, 0.5))
    #expect(state.takeSupplied(for: 1) == 0.25)
    #expect(state.takeSupplied(for: 2) == nil)
    #expect(state.supply(0.125) == (false, nil))
    _ = state.succeed()
    #expect(state.supply(0.125) == (false, nil))
  }

  @Test func `a value that can't be kept is built by the next request`() {
    var state = State()
    _ = state.supply(0.5)
    #expect(state.ask(1) == "keep 0.5")
    #expect(state.fail() == [])
    #expect(state.ask(2) == "build")
  }

  @Test func `a waiter that withdraws is not told of the end`() {
    var state = State()
    _ = state.ask(1)
    _ = state.ask(2, waiter: "b")
    _ = state.ask(3, waiter: "c")
    state.withdraw { $0 == "b" }
    #expect(state.succeed() == ["c"])
  }

  @Test func `withdrawing from a value that is not being built changes nothing`() {
    var state = State()
    state.withdraw { _ in true }
    #expect(state.ask(1) == "build")
    _ = state.succeed()
    state.withdraw { _ in true }
    #expect(state.ask(2) == "read")
  }

  /// Every order in which three threads can take their steps builds once and tells every waiter.
  @Test func `W1: in every interleaving of three threads the value is built once at a time`() {
    for order in interleavings(of: [3, 3, 3]) {
      var model = InterleavingModel()
      for thread in order { model.step(thread) }
      model.drain()
      #expect(model.builds == 1, "order \(order)")
      #expect(model.finished == [true, true, true], "order \(order)")
    }
  }

  @Test func `a failing builder is followed by another in every interleaving`() {
    for order in interleavings(of: [3, 3, 3]) {
      var model = InterleavingModel(failures: 1)
      for thread in order { model.step(thread) }
      model.drain()
      #expect(model.builds <= 2 && model.builds >= 1, "order \(order)")
      #expect(!model.finished.contains(false), "order \(order)")
    }
  }
}

// MARK: - Fixtures

extension OnceState<Int, String, Double> {
  fileprivate mutating func ask(_ builder: Int, waiter: String? = nil) -> String {
    switch request(builder: builder, waiter: waiter) {
    case .build: "build"
    case .keep(let value): "keep \(value)"
    case .read: "read"
    case .wait(let builder, nil): "wait for \(builder)"
    case .wait(let builder, let early?): "wait for \(builder), or take \(early)"
    }
  }
}

/// Three threads that ask, and build or wait, one step at a time.
private struct InterleavingModel {
  private enum Thread {
    case idle, building, waiting, done
  }

  private var state = OnceState<Int, Int, Never>()
  private var threads: [Thread] = [.idle, .idle, .idle]
  private var failures: Int
  private(set) var builds = 0

  init(failures: Int = 0) {
    self.failures = failures
  }

  var finished: [Bool] { threads.map { $0 == .done } }

  /// Lets a thread do the next thing that it can do.
  mutating func step(_ thread: Int) {
    switch threads[thread] {
    case .idle:
      switch state.request(builder: thread, waiter: thread) {
      case .build:
        builds += 1
        threads[thread] = .building
      case .wait: threads[thread] = .waiting
      case .keep, .read: threads[thread] = .done
      }
    case .building:
      let waiters: [Int]
      if failures > 0 {
        failures -= 1
        waiters = state.fail()
      } else {
        waiters = state.succeed()
      }
      for waiter in waiters { threads[waiter] = .done }
      threads[thread] = .done
    case .waiting, .done:
      break
    }
  }

  /// Lets every thread that can do something do it, until none can.
  mutating func drain() {
    for _ in 0..<6 {
      for thread in 0..<3 { step(thread) }
    }
  }
}

/// Every order of steps in which each thread takes a number of them.
private func interleavings(of steps: [Int]) -> [[Int]] {
  if steps.allSatisfy({ $0 == 0 }) { return [[]] }
  return steps.indices.filter { steps[$0] > 0 }.flatMap { thread in
    var rest = steps
    rest[thread] -= 1
    return interleavings(of: rest).map { [thread] + $0 }
  }
}
