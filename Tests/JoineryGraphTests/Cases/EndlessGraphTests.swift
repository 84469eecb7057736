import Joinery
import JoineryTestSupport
import JoineryThreads
import Testing

/// Members that ask for each other without end, each in a process of its own, which an overflow would end.
@Suite(.timeLimit(.minutes(10))) struct EndlessGraphTests {
  @Test func `W17: transients that an object leads back to stop with their path`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let helper = Helper()
      let graph = EndlessGraph(helper: helper)
      helper.next = { _ = graph.first }
      _ = graph.first
    }
    let text = try result.errorText
    #expect(text.contains("of 'EndlessGraph' doesn't end: the stack is used up."))
    #expect(text.contains("[endless-construction]"))
    #expect(text.contains("first"))
    #expect(text.contains("second"))
    // Nobody has read the graph's plan before: both members have their places all the same.
    #expect(text.split(separator: "EndlessGraphTests.swift:").count > 3)
  }

  @Test func `W15: a function of a graph that calls itself without end stops with its name`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let helper = Helper()
      let graph = EndlessGraph(helper: helper)
      helper.next = { _ = graph.makeBranch(number: 1) }
      try onStack(of: 512 << 10) { _ = graph.makeBranch(number: 0) }
    }
    let text = try result.errorText
    #expect(text.contains("Making 'makeBranch' of 'EndlessGraph' doesn't end"))
  }

  @Test(arguments: [false, true])
  func `awaited members that an object leads back to stop with their path`(
    isFunction: Bool
  ) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [isFunction] in
      let helper = AwaitedHelper()
      let graph = EndlessAwaitedGraph(helper: helper)
      // Child tasks belong to it as well.
      helper.next.withLock {
        $0 = {
          async let next: Void = isFunction ? drop(await graph.leaf(1)) : drop(await graph.tree)
          await next
        }
      }
      _ = await graph.tree
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let name = isFunction ? "leaf" : "tree"
    #expect(
      text.contains(
        "Making '\(name)' of 'EndlessAwaitedGraph' doesn't end: 2,001 requests wait for each other."
      ))
    #expect(text.contains("made again"))
    #expect(text.contains("EndlessGraphTests.swift:"))
  }

  @Test func `members that are read deep in a small stack are made`() async {
    await #expect(processExitsWith: .success) {
      let graph = EndlessGraph(helper: Helper())
      let depth = try onStack(of: 512 << 10) { dive(into: graph, for: 200) }
      #expect(depth == 200)
    }
  }
}

// MARK: - Fixtures

/// Reads a member in each of some nested calls.
private func dive(into graph: EndlessGraph, for calls: Int) -> Int {
  if calls == 0 { return 0 }
  let plain = graph.plain
  return withExtendedLifetime(plain) { 1 + dive(into: graph, for: calls - 1) }
}

/// Something that leads back to the graph.
private final class Helper: @unchecked Sendable {
  // `@unchecked`: a test uses it from one thread.

  var next: () -> Void = {}
}

private final class First: Sendable {
  init(second: Second) {}
}

private final class Second: Sendable {
  init(helper: Helper, plain: Plain) { helper.next() }
}

private final class Plain: Sendable {}

private final class Branch: Sendable {
  init(number: Int, helper: Helper) { helper.next() }
}

@Graph private final class EndlessGraph: Sendable {
  let helper: Helper
  @Transient(First.init(second:)) var first: First
  @Transient(Second.init(helper:plain:)) var second: Second
  @Transient(Plain.init) var plain: Plain
  @Assisted(Branch.init(number:helper:)) func makeBranch(number: Int) -> Branch
}

/// Something that leads back to the graph.
private final class AwaitedHelper: Sendable {
  let next = AnnotatedMutex<@Sendable () async -> Void>({})

  func goOn() async { await next.withLock { $0 }() }
}

private final class AwaitedPart: Sendable {
  init(helper: AwaitedHelper) async { await helper.goOn() }
  init(number: Int, helper: AwaitedHelper) async { await helper.goOn() }
}

private func drop(_: AwaitedPart) {}

@Graph private final class EndlessAwaitedGraph: Sendable {
  let helper: AwaitedHelper
  @Transient(AwaitedPart.init(helper:)) var tree: AwaitedPart
  @Assisted(AwaitedPart.init(number:helper:)) func leaf(_ number: Int) async -> AwaitedPart
}
