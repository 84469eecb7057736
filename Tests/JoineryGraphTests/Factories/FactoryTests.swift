import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Functions of a graph that are passed on.
@Suite struct FactoryTests {
  @Test func `a singleton takes a function of its graph`() {
    let graph = SendableGraph(base: 1)
    #expect(graph.list.add(2).values == [1, 2])
    #expect(graph.list.add(2) !== graph.list.add(2))
  }

  @Test func `a graph that is not shared passes functions on that are not sendable`() {
    let graph = LocalGraph(base: 1)
    #expect(graph.list.add(2).values == [1, 2])
    #expect(graph.fresh.add(3).values == [1, 3])
  }

  @Test func `a function may have labels, throw, suspend and change an argument`() async throws {
    let graph = EffectGraph(base: 1)
    let user = graph.user
    #expect(try await user.makeAll(2).values == [1, 2])
    var count = 5
    #expect(user.makeChanged(&count).values == [6])
    #expect(count == 6)
    #expect(throws: Refusal.self) { try user.makeThrowing(-1) }
  }

  @Test func `a plain function of the graph is a factory as well`() {
    let graph = PlainFunctionGraph(base: 1)
    #expect(graph.list.add(2).values == [2, 1])
  }

  @Test func `W11, W16, G15: a cycle through a factory is no cycle`() {
    let graph = CycleGraph()
    #expect(graph.cart.makeCheckout().cart === graph.cart)
    let cart = CycleGraph.description.nodes.first { $0.member == "cart" }
    #expect(cart?.edges.map(\.isDeferred) == [true])
  }

  @Test func `G15: a cycle through a parent's factory is no cycle`() {
    let app = CycleApp()
    let session = CycleSession(app: app)
    #expect(session.cart.makeCheckout().cart !== session.cart)
    #expect(session.cart.makeCheckout().cart === app.cart)
  }

  @Test func `M22: a singleton with a factory of its graph does not keep the graph`() {
    weak var graph: SendableGraph?
    let list: List
    do {
      let made = SendableGraph(base: 1)
      graph = made
      list = made.list
      #expect(list.add(2).values == [1, 2])
    }
    #expect(graph == nil)
    withExtendedLifetime(list) {}
  }

  @Test func `W30: a graph and what it has made go when nobody holds them`() {
    weak var graph: CycleGraph?
    weak var cart: Cart?
    do {
      let made = CycleGraph()
      graph = made
      cart = made.cart
      #expect(made.cart.makeCheckout().cart === cart)
    }
    #expect(graph == nil)
    #expect(cart == nil)
  }

  @Test func `V07: a factory that is called after its graph has gone says both names`() async throws
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let list: List
      do { list = SendableGraph(base: 1).list }
      _ = list.add(2)
    }
    let text = try result.errorText
    #expect(text.contains("'makeValues'"))
    #expect(text.contains("'SendableGraph'"))
  }

  @Test func `a replaced function is what is passed on`() {
    let graph = SendableGraph(base: 1) { $0.makeValues = { Values(list: [$0 * 100]) } }
    #expect(graph.list.add(2).values == [200])
  }

  @Test func `a graph satisfies a factory protocol`() {
    let graph: some ValuesFactory = ProtocolGraph(base: 1)
    #expect(graph.makeValues(a: 2).values == [1, 2])
    #expect(graph.list.add(2).values == [1, 2])
  }

  @Test func `a graph satisfies a factory protocol that is sendable`() async {
    let graph: any SendableValuesFactory = SendableProtocolGraph(base: 1)
    let values = await Task.detached { graph.makeValues(a: 2).values }.value
    #expect(values == [1, 2])
  }

  @MainActor
  @Test func `a graph satisfies a factory protocol of the main actor`() {
    let graph: any ScreenFactory = ScreenGraph()
    #expect(graph.makeScreen(title: "a").title == "a")
    #expect(graph.home.title == "home")
    let nonisolated: any ScreenFactory = SharedScreenGraph()
    #expect(nonisolated.makeScreen(title: "b").title == "b")
    #expect(nonisolated.home.title == "home")
  }

  @Test func `a protocol gives a default for what a graph does not declare`() {
    let graph = DefaultedGraph()
    #expect(graph.isDefault)
  }

  @Test func `an associated type of a factory protocol is what a member says`() {
    let graph = AssociatedGraph(base: 2)
    #expect(values(of: graph) == [2, 7])
  }

  private func values<Root: MakesProduct>(of root: Root) -> [Int] where Root.Product == Values {
    root.makeProduct(a: 7).values
  }
}

// MARK: - Fixtures

private final class Values: Sendable {
  let values: [Int]

  init(list: [Int]) { values = list }
  init(base: Int, a: Int) { values = [base, a] }
}

private final class List: Sendable {
  let add: @Sendable (Int) -> Values

  init(makeValues: @escaping @Sendable (Int) -> Values) { add = makeValues }
}

@Graph private final class SendableGraph: Sendable {
  let base: Int
  @Singleton(List.init(makeValues:)) var list: List
  @Assisted(Values.init(base:a:)) func makeValues(a: Int) -> Values
}

private final class LocalList {
  let add: (Int) -> Values

  init(makeValues: @escaping (Int) -> Values) { add = makeValues }
}

@Graph private final class LocalGraph {
  let base: Int
  @Singleton(LocalList.init(makeValues:)) var list: LocalList
  @Transient(LocalList.init(makeValues:)) var fresh: LocalList
  @Assisted(Values.init(base:a:)) func makeValues(a: Int) -> Values
}

private struct Refusal: Error {}

private func makeAll(base: Int, a: Int) async throws -> Values { Values(base: base, a: a) }
private func makeThrowing(base: Int, a: Int) throws -> Values {
  if a < 0 { throw Refusal() }
  return Values(base: base, a: a)
}
private func makeChanged(base: Int, count: inout Int) -> Values {
  count += base
  return Values(list: [count])
}

private final class EffectUser: Sendable {
  let makeAll: @Sendable (Int) async throws -> Values
  let makeThrowing: @Sendable (Int) throws -> Values
  let makeChanged: @Sendable (inout Int) -> Values

  init(
    makeAll: @escaping @Sendable (Int) async throws -> Values,
    makeThrowing: @escaping @Sendable (Int) throws -> Values,
    makeChanged: @escaping @Sendable (inout Int) -> Values
  ) {
    self.makeAll = makeAll
    self.makeThrowing = makeThrowing
    self.makeChanged = makeChanged
  }
}

@Graph private final class EffectGraph: Sendable {
  let base: Int
  @Singleton(EffectUser.init(makeAll:makeThrowing:makeChanged:)) var user: EffectUser
  @Assisted(JoineryGraphTests.makeAll(base:a:)) func makeAll(a: Int) async throws -> Values
  @Assisted(JoineryGraphTests.makeThrowing(base:a:))
  func makeThrowing(with a: Int) throws -> Values
  @Assisted(JoineryGraphTests.makeChanged(base:count:))
  func makeChanged(_ count: inout Int) -> Values
}

@Graph private final class PlainFunctionGraph: Sendable {
  let base: Int
  @Singleton(List.init(makeValues:)) var list: List
  func makeValues(_ number: Int) -> Values { Values(list: [number, base]) }
}

private final class Cart: Sendable {
  let makeCheckout: @Sendable () -> Checkout

  init(makeCheckout: @escaping @Sendable () -> Checkout) { self.makeCheckout = makeCheckout }
}

private final class Checkout: Sendable {
  let cart: Cart

  init(cart: Cart) { self.cart = cart }
}

@Graph private final class CycleGraph: Sendable {
  @Singleton(Cart.init(makeCheckout:)) var cart: Cart
  @Assisted(Checkout.init(cart:)) func makeCheckout() -> Checkout
}

@Graph private final class CycleApp: Sendable {
  @Singleton(Cart.init(makeCheckout:)) var cart: Cart
  @Assisted(Checkout.init(cart:)) func makeCheckout() -> Checkout
}

@Graph private final class CycleSession: Sendable {
  @Parent let app: CycleApp
  @Singleton(Cart.init(makeCheckout:)) var cart: Cart
}

private protocol ValuesFactory {
  var list: List { get }
  func makeValues(a: Int) -> Values
}

@Graph private final class ProtocolGraph: ValuesFactory, Sendable {
  let base: Int
  @Singleton(List.init(makeValues:)) var list: List
  @Assisted(Values.init(base:a:)) func makeValues(a: Int) -> Values
}

private protocol SendableValuesFactory: Sendable {
  func makeValues(a: Int) -> Values
}

@Graph private final class SendableProtocolGraph: SendableValuesFactory {
  let base: Int
  @Assisted(Values.init(base:a:)) func makeValues(a: Int) -> Values
}

@MainActor private final class Screen {
  let title: String

  init(title: String) { self.title = title }

  static func home() -> Screen { Screen(title: "home") }
}

@MainActor private protocol ScreenFactory {
  var home: Screen { get }
  func makeScreen(title: String) -> Screen
}

@MainActor @Graph private final class ScreenGraph: ScreenFactory {
  @Singleton(Screen.home) var home: Screen
  @Assisted(Screen.init(title:)) func makeScreen(title: String) -> Screen
}

@Graph private final class SharedScreenGraph: ScreenFactory, Sendable {
  @MainActor @Singleton(Screen.home) var home: Screen
  @MainActor @Assisted(Screen.init(title:)) func makeScreen(title: String) -> Screen
}

private protocol Defaulted {
  var isDefault: Bool { get }
}

extension Defaulted {
  var isDefault: Bool { true }
}

@Graph private final class DefaultedGraph: Defaulted {}

private protocol MakesProduct {
  associatedtype Product
  func makeProduct(a: Int) -> Product
}

@Graph private final class AssociatedGraph: MakesProduct {
  let base: Int
  @Assisted(Values.init(base:a:)) func makeProduct(a: Int) -> Values
}
