import Joinery
import JoineryAnalysis
import Testing

/// What a graph is given when it is made.
@Suite struct InputTests {
  @Test func `L11: an input is a parameter of the initialiser, in the order of the source`() {
    let graph = PlainInputGraph(host: "a", port: 1)
    #expect(graph.address.text == "a:1")
  }

  @Test func `an input with an initial value may be left out`() {
    #expect(DefaultInputGraph().address.text == "localhost:80")
    #expect(DefaultInputGraph(port: 8).address.text == "localhost:8")
    #expect(DefaultInputGraph(host: "b", port: 8).address.text == "b:8")
  }

  @Test func `an optional variable is nil by default`() {
    #expect(OptionalInputGraph().greeting.text == "hello nobody")
    #expect(OptionalInputGraph(name: "you").greeting.text == "hello you")
  }

  @Test func `a constant with a value is no parameter`() {
    let graph = ConstantGraph()
    #expect(graph.address.text == "constant:7")
    #expect(ConstantGraph.description.nodes.first?.lifetime == .instance)
  }

  @Test func `closures and functions are inputs`() async throws {
    let graph = ClosureInputGraph(now: { 3 }, load: { [$0] }, check: nil)
    #expect(graph.clock.now() == 3)
    #expect(try await graph.loader.load("a") == ["a"])
    #expect(graph.check == nil)
  }

  @Test func `one line may declare several inputs`() {
    let graph = SeveralInputGraph(first: 1, second: 2, third: 3, fourth: 4)
    #expect(graph.sum.total == 10)
  }

  @Test func `an input may be changed where the graph is not shared`() {
    let graph = VariableInputGraph(host: "a")
    #expect(graph.address.text == "a:0")
    graph.host = "b"
    #expect(graph.address.text == "b:0")
  }

  @Test func `an input may have observers`() {
    let graph = ObservedInputGraph(host: "a")
    graph.host = "b"
    #expect(graph.changes == ["a to b"])
    #expect(graph.address.text == "b:0")
  }

  @Test func `a graph without inputs needs no argument`() {
    #expect(NoInputGraph().text == "none")
  }

  @Test func `a convenience initialiser may supply the inputs`() {
    #expect(ConvenienceGraph(url: "host:9").address.text == "host:9")
    let replaced = ConvenienceGraph(url: "host:9", context: .test) {
      $0.address = Address(host: "spy", port: 0)
    }
    #expect(replaced.address.text == "spy:0")
  }

  @Test func `an input may be a type of the graph's own`() {
    let graph = OwnTypeGraph(options: .init(depth: 3))
    #expect(graph.tree.depth == 3)
  }

  @Test func `plain members are ordinary members`() {
    let graph = PlainMemberGraph(host: "a")
    #expect(graph.address.text == "a:5")
    #expect(graph.later == "a:5!")
    #expect(graph.later == "a:5!")
    #expect(PlainMemberGraph.shared.host == "shared")
  }

  @Test func `an implicitly unwrapped input is optional`() {
    #expect(UnwrappedGraph(name: "a").greeting.text == "hello a")
  }
}

// MARK: - Fixtures

private struct Address: Sendable {
  let text: String

  init(host: String, port: Int) { text = "\(host):\(port)" }
}

private struct Greeting: Sendable {
  let text: String

  init(name: String?) { text = "hello \(name ?? "nobody")" }
}

@Graph private final class PlainInputGraph: Sendable {
  let host: String
  let port: Int
  @Singleton(Address.init(host:port:)) var address: Address
}

@Graph private final class DefaultInputGraph {
  var host: String = "localhost"
  var port: Int = 80
  @Singleton(Address.init(host:port:)) var address: Address
}

@Graph private final class OptionalInputGraph {
  var name: String?
  @Singleton(Greeting.init(name:)) var greeting: Greeting
}

@Graph private final class ConstantGraph: Sendable {
  let host = "constant"
  private let port: Int = 7
  @Singleton func makeAddress() -> Address { Address(host: host, port: port) }
}

private struct Clock: Sendable {
  let now: @Sendable () -> Int
}

private struct Loader: Sendable {
  let load: @Sendable (String) async throws -> [String]
}

@Graph private final class ClosureInputGraph: Sendable {
  let now: @Sendable () -> Int
  let load: @Sendable (String) async throws -> [String]
  package let check: (@Sendable () -> Bool)?
  @Singleton(Clock.init(now:)) var clock: Clock
  @Singleton(Loader.init(load:)) var loader: Loader
}

private struct Sum: Sendable {
  let total: Int

  init(first: Int, second: Int, third: Int, fourth: Int) {
    total = first + second + third + fourth
  }
}

@Graph private final class SeveralInputGraph: Sendable {
  let first, second: Int
  let third: Int, fourth: Int
  @Singleton(Sum.init(first:second:third:fourth:)) var sum: Sum
}

@Graph private final class VariableInputGraph {
  var host: String
  private var port: Int { 0 }
  @Transient(Address.init(host:port:)) var address: Address
}

@Graph private final class ObservedInputGraph {
  var host: String {
    didSet { changes.append("\(oldValue) to \(host)") }
  }
  private(set) var changes: [String] = []
  private var port: Int { 0 }
  @Transient(Address.init(host:port:)) var address: Address
}

@Graph private final class NoInputGraph: Sendable {
  var text: String { "none" }
}

@Graph private final class ConvenienceGraph: Sendable {
  let host: String
  let port: Int
  @Singleton(Address.init(host:port:)) var address: Address

  convenience init(
    url: String, context: GraphContext = .live,
    _ overrides: ((inout Overrides) -> Void)? = nil
  ) {
    let parts = url.split(separator: ":")
    self.init(
      host: String(parts[0]), port: Int(parts[1]) ?? 0, context: context, overrides)
  }
}

private struct Tree: Sendable {
  let depth: Int

  init(options: OwnTypeGraph.Options) { depth = options.depth }
}

@Graph private final class OwnTypeGraph: Sendable {
  struct Options: Sendable {
    let depth: Int
  }

  let options: Options
  @Singleton(Tree.init(options:)) var tree: Tree
}

@Graph private final class PlainMemberGraph {
  static var shared: PlainMemberGraph { PlainMemberGraph(host: "shared") }
  static let port = 5

  let host: String
  var port: Int { Self.port }
  lazy var later: String = "\(address.text)!"
  @Singleton(Address.init(host:port:)) var address: Address

  subscript(index: Int) -> String { "\(address.text)/\(index)" }

  deinit {}
}

@Graph private final class UnwrappedGraph {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var name: String!
  @Singleton(Greeting.init(name:)) var greeting: Greeting
}

@Graph private final class AttributeInputGraph: Sendable {
  @Input(default: 3) let retries: Int
  @Input(default: "shop") let name: String
  var title: String { "\(name) \(retries)" }
}

@Suite struct AttributeInputTests {
  @Test func `an input of a Sendable graph may have a default`() {
    #expect(AttributeInputGraph().title == "shop 3")
    #expect(AttributeInputGraph(retries: 5, name: "app").title == "app 5")
  }
}
