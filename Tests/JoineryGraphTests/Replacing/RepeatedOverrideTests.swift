import Joinery
import JoineryTestSupport
import Testing

/// Overrides of what was overridden before.
@Suite struct RepeatedOverrideTests {
  @Test func `the last of several overrides counts until somebody reads the member`() {
    let counter = Counter()
    let graph = RepeatedGraph(counter: counter) { $0.part = Part(number: 1) }
    graph.override { $0.part = Part(number: 2) }
    // It can make parts, and has made none.
    _ = graph.later
    graph.override { $0.part = Part(number: 3) }
    graph.override { $0.part = Part(number: 4) }
    #expect(graph.later.part().number == 4)
    #expect(graph.user.part === graph.part)
    #expect(counter.value == 0)
  }

  @Test func `the last override of a parent's member counts until a child reads it`() {
    let parent = RepeatedGraph(counter: Counter())
    let child = RepeatedChild(parent: parent)
    _ = child.later
    parent.override { $0.part = Part(number: 1) }
    parent.override { $0.part = Part(number: 2) }
    #expect(child.later.part().number == 2)
    #expect(child.user.part === parent.part)
  }

  @Test func `the last override of an awaited member counts when others are awaited`()
    async throws
  {
    let counter = Counter()
    let graph = RepeatedAwaitedGraph(counter: counter) { $0.part = Part(number: 1) }
    graph.override { $0.part = Part(number: 2) }
    #expect(graph.user.part.number == 2)
    try await graph.start()
    #expect(graph.part.number == 2)
    #expect(counter.value == 0)
  }

  @Test func `an override of what was overridden and read stops the program`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let graph = RepeatedGraph(counter: Counter()) { $0.part = Part(number: 1) }
      _ = graph.user
      graph.override { $0.part = Part(number: 2) }
    }
    let text = try result.errorText
    #expect(text.contains("'part' of 'RepeatedGraph' can't be overridden"))
  }

  @Test func `threads may override what nobody has read`() {
    for _ in 0..<200 {
      let graph = RepeatedGraph(counter: Counter())
      let results = race(4) { number in
        if number == 0 { _ = graph.later }
        for _ in 0..<20 { graph.override { $0.part = Part(number: number + 1) } }
      }
      #expect(results.count == 4)
      #expect((1...4).contains(graph.part.number))
      #expect(graph.user.part === graph.later.part())
    }
  }

  @Test func `a value that is replaced may read the graph when it goes`() {
    let graph = LastWordGraph()
    let journal = graph.journal
    do {
      let first = LastWord(graph)
      graph.override { $0.word = first }
      let second = LastWord(graph)
      graph.override { $0.weakWord = second }
    }
    graph.override { $0.word = LastWord() }
    #expect(journal.entries == ["read 7"])
    graph.override { $0.weakWord = LastWord() }
    #expect(journal.entries == ["read 7", "read 7"])
  }

  @Test func `a weak member is overridden with an object, or the program stops`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let graph = ProtocolGraph()
      graph.override { $0.label = TextLabel() }
      graph.override { $0.label = PlainLabel() }
    }
    let text = try result.errorText
    #expect(text.contains("PlainLabel"))
    #expect(!text.contains("Recursive"))
  }
}

// MARK: - Fixtures

private final class Part: Sendable {
  let number: Int

  init(number: Int) { self.number = number }

  init(counter: Counter) {
    counter.increment()
    number = 0
  }
}

private final class PartUser: Sendable {
  let part: Part

  init(part: Part) { self.part = part }
}

private final class LaterUser: Sendable {
  let part: @Sendable () -> Part

  init(getPart: @escaping @Sendable () -> Part) { part = getPart }
}

@Graph private final class RepeatedGraph: Sendable {
  let counter: Counter
  @Singleton(Part.init(counter:)) var part: Part
  @Singleton(PartUser.init(part:)) var user: PartUser
  @Singleton(LaterUser.init(getPart:)) var later: LaterUser
  func getPart() -> Part { part }
}

@Graph private final class RepeatedChild: Sendable {
  @Parent let parent: RepeatedGraph
  @Singleton(LaterUser.init(getPart:)) var later: LaterUser
  @Singleton(PartUser.init(part:)) var user: PartUser
}

private func open(counter: Counter) async throws -> Part { Part(counter: counter) }

@Graph private final class RepeatedAwaitedGraph: Sendable {
  let counter: Counter
  @Singleton(open(counter:)) var part: Part
  @Singleton(PartUser.init(part:)) var user: PartUser
}

/// Reads a member of its graph when it goes.
private final class LastWord: Sendable {
  private let graph: LastWordGraph?

  init(_ graph: LastWordGraph? = nil) { self.graph = graph }

  deinit {
    if let graph { graph.journal.note("read \(graph.other.number)") }
  }
}

@Graph private final class LastWordGraph: Sendable {
  let journal = Journal()
  @Singleton func makeWord() -> LastWord { LastWord() }
  @Weak func makeWeakWord() -> LastWord { LastWord() }
  @Singleton func makeOther() -> Part { Part(number: 7) }
}

private protocol Label: Sendable {}
private final class TextLabel: Label {}
private struct PlainLabel: Label {}

@Graph private final class ProtocolGraph: Sendable {
  @Weak func makeLabel() -> any Label { TextLabel() }
}
