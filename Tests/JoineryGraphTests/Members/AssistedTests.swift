import Joinery
import JoineryAnalysis
import Testing

/// Functions that make a value from arguments and members.
@Suite struct AssistedTests {
  @Test func `a function may have any number of arguments`() {
    let graph = CountGraph(base: 1)
    #expect(graph.makeNone().values == [1])
    #expect(graph.makeOne(a: 2).values == [1, 2])
    #expect(graph.makeTwo(a: 2, b: 3).values == [1, 2, 3])
    #expect(graph.makeThree(a: 2, b: 3, c: 4).values == [1, 2, 3, 4])
    #expect(graph.makeFour(a: 2, b: 3, c: 4, d: 5).values == [1, 2, 3, 4, 5])
    #expect(graph.makeNone() !== graph.makeNone())
  }

  @Test func `U18: arguments are passed by their names, not by their places`() {
    let graph = CountGraph(base: 1)
    #expect(graph.makeSwapped(b: 3, a: 2).values == [1, 2, 3])
  }

  @Test func `an argument may have no label, or another one than its name`() {
    let graph = NameGraph(base: 1)
    #expect(graph.makeUnlabelled(2).values == [1, 2])
    #expect(graph.makeNamed(with: 2, and: 3).values == [1, 2, 3])
    #expect(graph.makeMixed(2, b: 3).values == [1, 2, 3])
    #expect(graph.makeByLabel(a: 4).values == [1, 4])
  }

  @Test func `a function may have default arguments and throw`() throws {
    let graph = EffectGraph(base: 1)
    #expect(graph.makeDefault().values == [1, 9])
    #expect(try graph.makeTyped(a: 3).values == [1, 3])
    #expect(throws: Negative.self) { try graph.makeTyped(a: -1) }
  }

  @Test func `a function may suspend, and belong to the main actor`() async throws {
    let graph = EffectGraph(base: 1)
    #expect(await graph.makeAwaited(a: 3).values == [1, 3])
    #expect(await graph.makeScreen(title: "a").title == "a1")
    #expect(try await graph.makeAll(a: 3).values == [1, 3])
  }

  @Test func `a description says what a call may do`() {
    let effects = EffectGraph.description.nodes.filter { $0.lifetime == .assisted }.map(\.effects)
    #expect(effects == [[], .throwing, .asynchronous, [.asynchronous, .throwing], []])
  }

  @Test func `a function is overridden as a whole`() {
    let graph = CountGraph(base: 1) {
      $0.makeNone = { Values(list: [7]) }
      $0.makeTwo = { Values(list: [$1, $0]) }
    }
    #expect(graph.makeNone().values == [7])
    #expect(graph.makeTwo(a: 2, b: 3).values == [3, 2])
    #expect(graph.makeOne(a: 2).values == [1, 2])
  }

  @Test func `an argument may be called as the function that replaces it`() {
    let graph = MakeGraph(base: 4)
    #expect(graph.makeCar(make: "a").text == "a4")
    let replaced = MakeGraph(base: 4) { $0.makeCar = { MadeCar(make: $0 + "!", base: 0) } }
    #expect(replaced.makeCar(make: "a").text == "a!0")
  }

  @Test func `a function may return a protocol, an optional or a tuple`() {
    let graph = ResultGraph(base: 2)
    #expect(graph.makeAny(a: 1) is Values)
    #expect(graph.makeOptional(a: -1) == nil)
    #expect(graph.makeOptional(a: 1)?.values == [2, 1])
    #expect(graph.makePair(a: 1).0 == 1)
  }

  @Test func `a static function and a free function may make the value`() {
    let graph = StaticGraph(base: 3)
    #expect(graph.makeValues(a: 1).values == [3, 1])
    #expect(graph.makeFree(a: 1).values == [3, 1])
  }
}

// MARK: - Fixtures

private protocol HasValues: Sendable {}

private final class Values: HasValues, Sendable {
  let values: [Int]

  init(list: [Int]) { values = list }
  init(base: Int) { values = [base] }
  init(base: Int, a: Int) { values = [base, a] }
  init(base: Int, a: Int, b: Int) { values = [base, a, b] }
  init(base: Int, a: Int, b: Int, c: Int) { values = [base, a, b, c] }
  init(base: Int, a: Int, b: Int, c: Int, d: Int) { values = [base, a, b, c, d] }

  static func combine(base: Int, a: Int) -> Values { Values(base: base, a: a) }
}

@Graph private final class CountGraph: Sendable {
  let base: Int
  @Assisted(Values.init(base:)) func makeNone() -> Values
  @Assisted(Values.init(base:a:)) func makeOne(a: Int) -> Values
  @Assisted(Values.init(base:a:b:)) func makeTwo(a: Int, b: Int) -> Values
  @Assisted(Values.init(base:a:b:c:)) func makeThree(a: Int, b: Int, c: Int) -> Values
  @Assisted(Values.init(base:a:b:c:d:)) func makeFour(a: Int, b: Int, c: Int, d: Int) -> Values
  @Assisted(Values.init(base:a:b:)) func makeSwapped(b: Int, a: Int) -> Values
}

@Graph private final class NameGraph: Sendable {
  let base: Int
  @Assisted(Values.init(base:a:)) func makeUnlabelled(_ a: Int) -> Values
  @Assisted(Values.init(base:a:b:)) func makeNamed(with a: Int, and b: Int) -> Values
  @Assisted(Values.init(base:a:b:)) func makeMixed(_ a: Int, b: Int) -> Values
  @Assisted(Values.init(base:a:)) func makeByLabel(a value: Int) -> Values
}

private struct Negative: Error {}

private func checked(base: Int, a: Int) throws(Negative) -> Values {
  if a < 0 { throw Negative() }
  return Values(base: base, a: a)
}

private func awaited(base: Int, a: Int) async -> Values { Values(base: base, a: a) }

private func all(base: Int, a: Int) async throws -> Values { Values(base: base, a: a) }

@MainActor private final class Screen {
  let title: String

  init(title: String, base: Int) { self.title = "\(title)\(base)" }
}

@Graph private final class EffectGraph: Sendable {
  let base: Int
  @Assisted(Values.init(base:a:)) func makeDefault(a: Int = 9) -> Values
  @Assisted(checked(base:a:)) func makeTyped(a: Int) throws -> Values
  @Assisted(awaited(base:a:)) func makeAwaited(a: Int) async -> Values
  @Assisted(all(base:a:)) func makeAll(a: Int) async throws -> Values
  @MainActor @Assisted(Screen.init(title:base:)) func makeScreen(title: String) -> Screen
}

private struct MadeCar: Sendable {
  let text: String

  init(make: String, base: Int) { text = "\(make)\(base)" }
}

@Graph private final class MakeGraph: Sendable {
  let base: Int
  @Assisted(MadeCar.init(make:base:)) func makeCar(make: String) -> MadeCar
}

private func optional(base: Int, a: Int) -> Values? { a < 0 ? nil : Values(base: base, a: a) }
private func pair(base: Int, a: Int) -> (Int, Values) { (a, Values(base: base, a: a)) }

@Graph private final class ResultGraph: Sendable {
  let base: Int
  @Assisted(Values.init(base:a:)) func makeAny(a: Int) -> any HasValues
  @Assisted(optional(base:a:)) func makeOptional(a: Int) -> Values?
  @Assisted(pair(base:a:)) func makePair(a: Int) -> (Int, Values)
}

@Graph private final class StaticGraph: Sendable {
  let base: Int
  @Assisted(Values.combine(base:a:)) func makeValues(a: Int) -> Values
  @Assisted(free(base:a:)) func makeFree(a: Int) -> Values
}

private func free(base: Int, a: Int) -> Values { Values(base: base, a: a) }
