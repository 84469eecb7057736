import JoineryAnalysis
import JoineryInspection
import Testing

@Suite struct `A name that a person types` {
  private let search: KeySearch = {
    var graph = Graph(
      toy: """
        singleton Shop.SQLUsers as any Shop.Users: Shop.Database
        singleton Shop.FileLog as any Shop.Log
        singleton Shop.AuditLog as any Shop.Log/Shop.Audit
        contribute singleton Shop.Coupons as any Shop.Plugin
        instance Swift.Array<Shop.Rule>
        transient Shop.Screen.Model: any Shop.Clock
        transient Other.Screen.Model
        singleton Shop.Cart
        """)
    graph.nodes[7].member = "basket"
    return KeySearch(in: graph)
  }()

  @Test(arguments: [
    ("any Shop.Users", "any Shop.Users"), ("any Users", "any Shop.Users"),
    ("Users", "any Shop.Users"), ("SQLUsers", "any Shop.Users"),
    ("Shop.SQLUsers", "any Shop.Users"), ("users", "any Shop.Users"),
    ("any Log", "any Shop.Log"), ("Log (Audit)", "any Shop.Log/Shop.Audit"),
    ("any Shop.Log (Shop.Audit)", "any Shop.Log/Shop.Audit"),
    ("AuditLog", "any Shop.Log/Shop.Audit"), ("Plugin", "any Shop.Plugin"),
    ("[any Plugin]", "any Shop.Plugin"), ("[Rule]", "Swift.Array<Shop.Rule>"),
    ("basket", "Shop.Cart"), ("Clock", "any Shop.Clock"), ("Database", "Shop.Database"),
    ("Shop.Screen.Model", "Shop.Screen.Model"), ("Shop.Log", "any Shop.Log"),
    ("Shop.Log (Shop.Audit)", "any Shop.Log/Shop.Audit"),
  ])
  func `means a key`(name: String, key: String) {
    #expect(search.result(for: name) == .found(Key(toy: key)))
  }

  @Test(
    arguments: [
      ("Box<any P>", "Shop.Box<Shop.P>"), ("Box<P>", "Shop.Box<Shop.P>"),
      ("Shop.Box<any Shop.P>", "Shop.Box<Shop.P>"),
      ("[String: any P]", "Swift.Dictionary<Swift.String, Shop.P>"),
      ("[String: P]", "Swift.Dictionary<Swift.String, Shop.P>"),
      ("(any P, Int)", "(Shop.P, Swift.Int)"), ("(P, Int)", "(Shop.P, Swift.Int)"),
      ("[(any P)?]", "Swift.Array<Swift.Optional<Shop.P>>"),
      ("[P?]", "Swift.Array<Swift.Optional<Shop.P>>"),
      ("P.Type", "any Shop.P.Type"), ("any P.Type", "any Shop.P.Type"),
      ("(any P) -> Int", "(Shop.P) -> Swift.Int"),
    ], [true, false])
  func `may have any within it or not`(names: (name: String, key: String), knowsProtocol: Bool) {
    var graph = Graph(nodes: [Node(Key(type: names.key), lifetime: .transient)])
    if knowsProtocol { graph.nodes.append(Node(Key(type: "any Shop.P"), lifetime: .transient)) }
    #expect(KeySearch(in: graph).result(for: names.name) == .found(Key(type: names.key)))
  }

  @Test(arguments: ["Shop.Loan", "Loan"])
  func `means the function that makes it of run-time arguments`(name: String) {
    let function = Key(type: "@Swift.Sendable (Swift.Int) -> Shop.Loan")
    let graph = Graph(nodes: [Node(function, lifetime: .assisted)])
    #expect(KeySearch(in: graph).result(for: name) == .found(function))
  }

  @Test func `may mean several keys`() {
    #expect(
      search.result(for: "Model")
        == .ambiguous([Key(type: "Shop.Screen.Model"), Key(type: "Other.Screen.Model")]))
  }

  @Test(arguments: [
    ("Usres", ["any Users"]), ("any Databse", ["Database"]),
    ("screen", ["Shop.Screen.Model", "Other.Screen.Model"]),
    ("Caart", ["Cart"]), ("baskets", ["Cart"]), ("zzz", []), ("", []),
  ])
  func `may mean none, and then there are similar ones`(name: String, similar: [String]) {
    #expect(search.result(for: name) == .unknown(similar: similar))
  }
}
