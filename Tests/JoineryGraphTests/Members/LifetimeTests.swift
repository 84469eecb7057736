import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// How long members live, and how those of one type are told apart.
@Suite struct LifetimeTests {
  @Test func `M03, M04, M13, L08: a transient is made for each read, a singleton once`() {
    let graph = PartGraph(made: Counter())
    let whole = graph.whole
    #expect(whole.first === whole.second)
    #expect(whole.first === graph.shared)
    #expect(whole.third !== whole.fourth)
    #expect(graph.fresh !== graph.fresh)
    #expect(graph.whole !== whole)
  }

  @Test func `M05: an input is the object that the caller gave`() {
    let made = Counter()
    let graph = PartGraph(made: made)
    #expect(graph.made === made)
    _ = graph.shared
    #expect(made.value == 1)
  }

  @Test
  func `M16, V18, L08: what a child keeps is made once for each child, and what it reads once`() {
    let app = PartGraph(made: Counter())
    let children = [PartChild(app: app), PartChild(app: app)]
    #expect(children[0].own === children[0].own)
    #expect(children[0].own !== children[1].own)
    #expect(children[0].own.part === children[1].own.part)
  }

  @Test func `M19, U07: a transient is kept by nobody but who holds it`() {
    let graph = PartGraph(made: Counter())
    weak var gone: Part?
    do {
      let part = graph.fresh
      gone = part
      #expect(gone != nil)
    }
    #expect(gone == nil)
  }

  @Test func `G04, L14: two graphs have objects of their own`() {
    let made = Counter()
    let graphs = [PartGraph(made: made), PartGraph(made: made)]
    #expect(graphs[0].shared !== graphs[1].shared)
    #expect(graphs[0].shared === graphs[0].shared)
    #expect(made.value == 2)
  }

  @Test func `K01, K16, W15: members of one type are told apart by their names`() {
    let graph = NamedGraph(plain: "plain", one: "one", two: "two")
    #expect([graph.texts.plain, graph.texts.one, graph.texts.two] == ["plain", "one", "two"])
  }

  @Test func `W19: replacing one of several members of a type changes only that one`() {
    let graph = HandlerGraph { $0.second = Handler(name: "fake") }
    #expect(graph.all.map(\.name) == ["first", "fake", "third"])
  }

  @Test func `W18: types of one name in two places are two types, with names that differ`() {
    let graph = SameNameGraph()
    #expect(graph.first === graph.first)
    #expect(graph.second === graph.second)
    let names = SameNameGraph.description.nodes.map(\.key.type)
    #expect(names.count == 2)
    #expect(Set(names).count == 2)
  }

  @Test func `K29: a choice at run time is a function that picks a member`() {
    let graph = HandlerGraph()
    #expect(graph.handler(called: "second") === graph.second)
    #expect(graph.handler(called: "third") === graph.third)
  }
}

// MARK: - Fixtures

private final class Part: Sendable {
  init(made: Counter) { made.increment() }
}

private final class Whole: Sendable {
  let first: Part
  let second: Part
  let third: Part
  let fourth: Part

  init(_ first: Part, _ second: Part, _ third: Part, _ fourth: Part) {
    self.first = first
    self.second = second
    self.third = third
    self.fourth = fourth
  }
}

@Graph private final class PartGraph: Sendable {
  let made: Counter
  @Singleton(Part.init(made:)) var shared: Part
  @Transient(Part.init(made:)) var fresh: Part
  var whole: Whole { Whole(shared, shared, fresh, fresh) }
}

private final class Own: Sendable {
  let part: Part

  init(shared: Part) { part = shared }
}

@Graph private final class PartChild: Sendable {
  @Parent let app: PartGraph
  @Singleton(Own.init(shared:)) var own: Own
}

private struct Texts: Sendable {
  let plain: String
  let one: String
  let two: String
}

@Graph private final class NamedGraph: Sendable {
  let plain: String
  let one: String
  let two: String
  @Singleton(Texts.init(plain:one:two:)) var texts: Texts
}

private final class Handler: Sendable {
  let name: String

  init(name: String) { self.name = name }
}

@Graph private final class HandlerGraph: Sendable {
  @Singleton func makeFirst() -> Handler { Handler(name: "first") }
  @Singleton func makeSecond() -> Handler { Handler(name: "second") }
  @Singleton func makeThird() -> Handler { Handler(name: "third") }
  var all: [Handler] { [first, second, third] }

  func handler(called name: String) -> Handler {
    switch name {
    case "first": first
    case "second": second
    default: third
    }
  }
}

private enum North {
  final class Store: Sendable {}
}

private enum South {
  final class Store: Sendable {}
}

@Graph private final class SameNameGraph: Sendable {
  @Singleton(North.Store.init) var first: North.Store
  @Singleton(South.Store.init) var second: South.Store
}
