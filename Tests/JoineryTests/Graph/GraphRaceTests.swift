import Foundation
import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Many threads in one graph, and constructions that need themselves.
@Suite(.timeLimit(.minutes(10))) struct GraphRaceTests {
  @Test func `W1, W4: 64 threads get one object of an initialiser that takes its time`() throws {
    let counter = Counter()
    let gate = Latch(1)
    let graph = SlowGraph(gate: gate, counter: counter)
    let release = Latch(64)
    detach {
      release.wait()
      gate.arrive()
    }
    let results = race(64) { _ in
      release.arrive()
      return ObjectIdentifier(graph.slow)
    }
    let found = try results.map { try $0.get() }
    #expect(found.count == 64)
    #expect(Set(found).count == 1)
    #expect(counter.value == 1)
  }

  @Test func `V30: threads that begin at different members meet in the same objects`() throws {
    let counter = Counter()
    let graph = DiamondGraph(counter: counter)
    let results = race(32) { index in
      index.isMultiple(of: 2)
        ? ObjectIdentifier(graph.left.base) : ObjectIdentifier(graph.right.base)
    }
    let found = try results.map { try $0.get() }
    #expect(Set(found).count == 1)
    #expect(counter.value == 1)
    #expect(graph.top.left === graph.left)
    #expect(graph.top.right === graph.right)
  }

  @Test func `threads that replace a function see one or the other`() throws {
    let graph = DiamondGraph(counter: Counter())
    let results = race(16) { index in
      graph.override { $0.fresh = { Base(number: index + 1) } }
      return graph.fresh.number
    }
    let found = try results.map { try $0.get() }
    #expect(found.allSatisfy { (1...16).contains($0) })
  }

  @Test func `W16, V28: a cycle through a helper stops with the path`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let helper = Helper()
      let graph = HiddenCycleGraph(helper: helper)
      helper.graph = graph
      _ = graph.first
    }
    let text = try result.errorText
    #expect(text.contains("[construction-cycle]"))
    #expect(text.contains("First"))
    #expect(text.contains("Second"))
  }

  @Test func `V28: a cycle through a helper on two threads stops with the path`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let helper = Helper()
      let graph = HiddenCycleGraph(helper: helper)
      helper.graph = graph
      helper.meeting = Latch(2)
      _ = race(2) { index -> ObjectIdentifier in
        index == 0 ? ObjectIdentifier(graph.third) : ObjectIdentifier(graph.fourth)
      }
    }
    let text = try result.errorText
    #expect(text.contains("[construction-cycle]"))
    #expect(text.contains("Third"))
    #expect(text.contains("Fourth"))
  }

  @Test func `a cycle that begins at a transient stops with the path`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let helper = Helper()
      let graph = HiddenCycleGraph(helper: helper)
      helper.graph = graph
      _ = graph.fresh
    }
    let text = try result.errorText
    #expect(text.contains("[construction-cycle]"))
    #expect(text.contains("First"))
  }
}

// MARK: - Fixtures

private final class Slow: Sendable {
  init(gate: Latch, counter: Counter) {
    gate.wait()
    counter.increment()
  }
}

@Graph private final class SlowGraph: Sendable {
  let gate: Latch
  let counter: Counter
  @Singleton(Slow.init(gate:counter:)) var slow: Slow
}

private final class Base: Sendable {
  let number: Int

  init(number: Int) { self.number = number }

  init(counter: Counter) { number = counter.increment() }
}

private final class Side: Sendable {
  let base: Base

  init(base: Base) { self.base = base }
}

private final class Top: Sendable {
  let left: Side
  let right: Side

  init(left: Side, right: Side) {
    self.left = left
    self.right = right
  }
}

@Graph private final class DiamondGraph: Sendable {
  let counter: Counter
  @Singleton(Base.init(counter:)) var base: Base
  @Singleton(Side.init(base:)) var left: Side
  @Singleton(Side.init(base:)) var right: Side
  @Singleton(Top.init(left:right:)) var top: Top
  @Transient(Base.init(counter:)) var fresh: Base
}

/// Knows the graph, which the compiler does not see.
private final class Helper: @unchecked Sendable {
  // `@unchecked`: written before the graph is read.
  var graph: HiddenCycleGraph?
  var meeting: Latch?

  func meet() {
    meeting?.arrive()
    meeting?.wait()
  }
}

private final class First: Sendable {
  init(helper: Helper, second: Second) {}
}

private final class Second: Sendable {
  init(helper: Helper) { _ = helper.graph?.first }
}

private final class Third: Sendable {
  init(helper: Helper) {
    helper.meet()
    _ = helper.graph?.fourth
  }
}

private final class Fourth: Sendable {
  init(helper: Helper) {
    helper.meet()
    _ = helper.graph?.third
  }
}

@Graph private final class HiddenCycleGraph: Sendable {
  let helper: Helper
  @Singleton(First.init(helper:second:)) var first: First
  @Singleton(Second.init(helper:)) var second: Second
  @Transient(Second.init(helper:)) var fresh: Second
  @Singleton(Third.init(helper:)) var third: Third
  @Singleton(Fourth.init(helper:)) var fourth: Fourth
}
