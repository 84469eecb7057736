import Foundation
import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// What takes the place of members.
@Suite struct OverrideTests {
  @Test func `W29, M14: a singleton is replaced before it is made`() {
    let counter = Counter()
    let mine = Part(number: 7)
    let graph = OverriddenGraph(counter: counter) { $0.part = mine }
    #expect(graph.part === mine)
    #expect(graph.user.part === mine)
    #expect(counter.value == 0)
  }

  @Test func `a weak member is replaced, and the graph holds it`() {
    let graph = OverriddenGraph(counter: Counter()) { $0.shared = Part(number: 8) }
    #expect(graph.shared.number == 8)
    #expect(graph.shared === graph.shared)
  }

  @Test func `a transient is replaced by a function`() {
    let counter = Counter()
    let graph = OverriddenGraph(counter: Counter()) {
      $0.fresh = { Part(number: counter.increment()) }
    }
    #expect(graph.fresh.number == 1)
    #expect(graph.freshUser.part.number == 2)
  }

  @Test func `a function with arguments is replaced by one`() {
    let graph = OverriddenGraph(counter: Counter()) { $0.makePart = { Part(number: -$0) } }
    #expect(graph.makePart(number: 3).number == -3)
    #expect(graph.maker.make(4).number == -4)
  }

  @Test func `what a function of the user's makes is replaced by its name`() {
    let graph = OverriddenGraph(counter: Counter()) {
      $0.client = Part(number: 5)
      $0.cache = Part(number: 6)
    }
    #expect(graph.client.number == 5)
    #expect(graph.cache.number == 6)
  }

  @Test func `S21: members of several kinds are replaced together, and others are not`() {
    let graph = OverriddenGraph(counter: Counter()) {
      $0.part = Part(number: 1)
      $0.makePart = { _ in Part(number: 2) }
    }
    #expect(graph.part.number == 1)
    #expect(graph.makePart(number: 0).number == 2)
    #expect(graph.client.number == 100)
  }

  @Test func `overrides may be made apart from the graph`() {
    var overrides = OverriddenGraph.Overrides()
    overrides.part = Part(number: 9)
    let prepared = overrides
    let graph = OverriddenGraph(counter: Counter()) { $0 = prepared }
    #expect(graph.part.number == 9)
  }

  @Test func `a graph that exists is changed as long as nobody has asked`() {
    let graph = OverriddenGraph(counter: Counter())
    graph.override { $0.part = Part(number: 3) }
    graph.override { $0.makePart = { _ in Part(number: 4) } }
    #expect(graph.part.number == 3)
    #expect(graph.makePart(number: 0).number == 4)
    graph.override { $0.makePart = { _ in Part(number: 5) } }
    #expect(graph.makePart(number: 0).number == 5)
  }

  @Test func `an awaited member that is replaced is not made by the start`() async throws {
    let counter = Counter()
    let graph = AwaitedGraph(counter: counter) { $0.part = Part(number: 7) }
    #expect(graph.part.number == 7)
    try await graph.start()
    #expect(counter.value == 0)
    #expect(graph.user.part === graph.part)
  }

  @Test func `transients that throw or suspend are replaced by functions that do`() async throws {
    let graph = AwaitedGraph(counter: Counter()) {
      $0.throwing = { throw CancellationError() }
      $0.awaited = {
        await Task.yield()
        return Part(number: 2)
      }
    }
    #expect(throws: CancellationError.self) { try graph.throwing }
    #expect(await graph.awaited.number == 2)
  }

  @MainActor
  @Test func `a main-actor member is replaced on the main actor`() {
    let graph = ScreenGraph {
      $0.screen = Screen(title: "a")
      $0.freshScreen = { Screen(title: "b") }
      $0.makeScreen = { Screen(title: $0 + "!") }
    }
    #expect(graph.screen.title == "a")
    #expect(graph.freshScreen.title == "b")
    #expect(graph.makeScreen(title: "c").title == "c!")
  }

  @Test func `W29: an override of what was made stops the program with its name`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let graph = OverriddenGraph(counter: Counter())
      _ = graph.user
      graph.override { $0.part = Part(number: 3) }
    }
    let text = try result.errorText
    #expect(text.contains("'part'"))
    #expect(text.contains("'OverriddenGraph'"))
  }

  @Test func `a local graph is overridden in place`() {
    let part = Part(number: 1)
    let graph = LocalGraph { $0.part = part }
    #expect(graph.user.part === part)
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
  init(fresh: Part) { part = fresh }
}

private final class Maker: Sendable {
  let make: @Sendable (Int) -> Part

  init(makePart: @escaping @Sendable (Int) -> Part) { make = makePart }
}

@Graph private final class OverriddenGraph: Sendable {
  let counter: Counter
  @Singleton(Part.init(counter:)) var part: Part
  @Singleton(PartUser.init(part:)) var user: PartUser
  @Weak(Part.init(counter:)) var shared: Part
  @Transient(Part.init(counter:)) var fresh: Part
  @Transient(PartUser.init(fresh:)) var freshUser: PartUser
  @Assisted(Part.init(number:)) func makePart(number: Int) -> Part
  @Singleton(Maker.init(makePart:)) var maker: Maker
  @Singleton func makeClient() -> Part { Part(number: 100) }
  @Weak func makeCache() -> Part { Part(number: 200) }
}

private func open(counter: Counter) async throws -> Part { Part(counter: counter) }
private func check(counter: Counter) throws -> Part { Part(counter: counter) }
private func awaitPart(counter: Counter) async -> Part { Part(counter: counter) }

@Graph private final class AwaitedGraph: Sendable {
  let counter: Counter
  @Singleton(open(counter:)) var part: Part
  @Singleton(PartUser.init(part:)) var user: PartUser
  @Transient(check(counter:)) var throwing: Part
  @Transient(awaitPart(counter:)) var awaited: Part
}

@MainActor private final class Screen {
  let title: String

  init(title: String = "default") { self.title = title }

  static func make() -> Screen { Screen() }
}

@Graph private final class ScreenGraph: Sendable {
  @MainActor @Singleton(Screen.make) var screen: Screen
  @MainActor @Transient(Screen.make) var freshScreen: Screen
  @MainActor @Assisted(Screen.init(title:)) func makeScreen(title: String) -> Screen
}

@Graph private final class LocalGraph {
  let number: Int = 5
  @Singleton func makePart() -> Part { Part(number: number) }
  @Singleton(PartUser.init(part:)) var user: PartUser
}
