import JoineryAnalysis
import Testing

@Suite struct `Names of types` {
  @Test(arguments: [
    ("Shop.Cart", "Cart"),
    ("any Shop.UserRepository", "any UserRepository"),
    ("Shop.Cart.Item", "Cart.Item"),
    ("Swift.Array<Shop.Cart>", "[Cart]"),
    ("Swift.Array<any Shop.Plugin>", "[any Plugin]"),
    ("Swift.Optional<Shop.Cart>", "Cart?"),
    ("Swift.Optional<any Shop.Log>", "(any Log)?"),
    ("Swift.Optional<(Swift.Int) -> Shop.Cart>", "((Int) -> Cart)?"),
    ("Swift.Optional<Swift.Optional<Shop.Cart>>", "Cart??"),
    ("Swift.Dictionary<Swift.String, Swift.Array<Swift.Int>>", "[String: [Int]]"),
    ("Swift.Set<Swift.Int>", "Set<Int>"),
    ("Shop.Box<Shop.Cart, Swift.Int>.Inner<Shop.Cart>", "Box<Cart, Int>.Inner<Cart>"),
    ("any Shop.Store<Self.Shop.Store.Item == Swift.Int>", "any Store<Int>"),
    ("(Foundation.UUID, Swift.String) -> Shop.Cart", "(UUID, String) -> Cart"),
    (
      "@Swift.MainActor @Sendable (Swift.Int) async throws -> ()",
      "@MainActor @Sendable (Int) async throws -> ()"
    ),
    ("Shop.(unknown context at $55a608b9ce20).Hidden", "Hidden"),
    ("Shop.(unknown context at $1a).(unknown context at $1b).Local", "Local"),
    ("any Shop.Log & Shop.Sink", "any Log & Sink"),
    ("Shop.Café", "Café"),
    ("Cart", "Cart"),
    ("[Cart]", "[Cart]"),
    ("", ""),
    ("Shop.", "Shop."),
    (">", ">"),
    ("Swift.Array<", "["),
  ])
  func `lose their module and read as in source`(type: String, expected: String) {
    #expect(Key(type: type).description == expected)
  }

  @Test func `W18, S14: keep the module where two types would read the same`() {
    let graph = Graph(
      toy: """
        singleton Payments.Session
        singleton Swift.Array<Auth.Session>
        singleton Auth.User: any Auth.Log
        singleton Tests.M1.S
        singleton Tests.M2.S
        """)
    #expect(
      graph.nodes.map { graph.displayName(of: $0.key) } == [
        "Payments.Session", "[Auth.Session]", "User", "M1.S", "M2.S",
      ])
  }

  @Test(arguments: [
    ("Shop.Box<Shop.Log>", "Box<any Log>"),
    ("Swift.Array<Shop.Log>", "[any Log]"),
    ("Swift.Dictionary<Swift.String, Swift.Optional<Shop.Log>>", "[String: (any Log)?]"),
    ("(Shop.Log, Swift.Int)", "(any Log, Int)"),
    ("@Sendable (Shop.Log) -> Shop.Log", "@Sendable (any Log) -> any Log"),
    ("Swift.Result<Shop.Log, Swift.Error>", "Result<any Log, any Error>"),
    ("Swift.Array<Shop.Log.Type>", "[any Log.Type]"),
    ("Swift.Array<Shop.Sink & Shop.Log>", "[any Sink & Log]"),
    ("Swift.Array<any Shop.Store<Self.Shop.Store.Item == Shop.Log>>", "[any Store<any Log>]"),
    ("Shop.Log", "Log"), ("any Shop.Log", "any Log"), ("any Shop.Log.Type", "any Log.Type"),
    ("Shop.Box<Shop.Logs>", "Box<Logs>"), ("Any", "Any"),
  ])
  func `have any before what the graph knows as a protocol`(type: String, expected: String) {
    let graph = Graph(nodes: [
      Node(Key(type: "any Shop.Log"), lifetime: .singleton),
      Node(Key(type: type), lifetime: .singleton),
    ])
    #expect(graph.displayName(of: graph.nodes[1].key) == expected)
  }

  @Test func `have their qualifier in parentheses`() {
    #expect(Key(type: "any Shop.Log", qualifier: "Shop.Audit").description == "any Log (Audit)")
  }

  @Test(.timeLimit(.minutes(10))) func `lose their middle where they are too long`() {
    let depth = 10_000
    let type =
      String(repeating: "Shop.Box<", count: depth) + "Swift.Int"
      + String(repeating: ">", count: depth)
    let name = Key(type: type).description
    #expect(name.count == 200)
    #expect(name.hasPrefix("Box<Box<") && name.contains("…>") && name.hasSuffix(">>>"))
  }

  @Test(.timeLimit(.minutes(10)))
  func `lose their middle where they are too long, also in short forms`() {
    let depth = 10_000
    let type =
      String(repeating: "Swift.Optional<", count: depth) + "any Shop.Log"
      + String(repeating: ">", count: depth)
    #expect(Key(type: type).description.count == 200)
  }
}
