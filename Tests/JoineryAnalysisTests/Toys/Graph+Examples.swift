import JoineryAnalysis

extension Graph {
  /// A graph with every role, lifetime, kind of edge, isolation and effect.
  static let shop: Graph = {
    var graph = Graph(
      toy: """
        module payments / stripe
        singleton Shop.Stripe as any Shop.Payments: client=Shop.Client, later Shop.Receipt
        transient Shop.Client: Shop.Config
        module payments
        singleton Shop.Ledger: any Shop.Log/Shop.Audit, any Shop.Clock?
        module plugins
        contribute singleton Shop.Coupons as any Shop.Plugin: Shop.Client
        contribute transient Shop.Gifts as any Shop.Plugin
        empty any Shop.Plugin
        decorate any Shop.Log/Shop.Audit: any Shop.Log/Shop.Audit, Shop.Config
        module
        instance Shop.Config
        singleton Shop.FileLog as any Shop.Log/Shop.Audit
        override singleton Shop.FakeLedger as Shop.Ledger: [any Shop.Plugin]
        assisted (Foundation.UUID) -> Shop.Receipt: Shop.Config
        weak Shop.Cache
        scoped Shop.Cart: user=Shop.User, Shop.Cache
        input Shop.User
        transient main Shop.CartScreen: cart=Shop.Cart, payments=any Shop.Payments
        """, owners: ["app"])
    graph.nodes[0].effects = [.asynchronous, .throwing]
    graph.nodes[2].isolation = .actor("LedgerKeeper")
    graph.nodes[12].effects = .throwing
    graph.nodes[14].member = "cartScreen"
    return graph
  }()

  /// The same in an application and its session, with something wrong in each way that has a colour.
  static let broken = Graph(
    toy: """
      module accounts
      singleton Shop.Greeter: names=Shop.Names, Shop.Session
      singleton Shop.Names: greeter=Shop.Greeter, any Shop.Dictionary
      singleton Shop.Cashier: Shop.Till
      transient Shop.Till: Shop.Cart
      scoped Shop.Cart: Shop.User
      input Shop.User
      module
      singleton Shop.Session: [any Shop.Plugin]
      1 instance Shop.User
      1 singleton Shop.Checkout: Shop.Cart, later Shop.Greeter
      """, owners: ["app", "session"])

  /// Names that would break out of what they are written in.
  static let hostile = Graph(
    owners: ["</script><script>alert(1)</script>", "line\nbreak \"quoted\" \\ & <b>"],
    nodes: [
      Node(
        Key(type: "Shop.`a \"raw\" name`", qualifier: "Shop.<img src=x onerror=alert(1)>"),
        lifetime: .singleton, place: SourcePlace(file: "Shop/\"A\" & <B>.swift", line: 1),
        modules: ["a]]> --> <!-- module", "`tick` #35; {brace}"],
        edges: [
          Edge(Key(type: "متجر.سلة"), label: "\"]; n1[\"x"), Edge(Key(type: "店.購物車")),
          Edge(Key(type: "Shop.\u{202E}evil\u{1B}[31m")),
        ]),
      Node(
        Key(type: "متجر.سلة"), lifetime: .scoped, owner: 1, implementation: "**bold** __x__ ~~y~~",
        isolation: .actor("\\\"};\nfoo")),
      Node(Key(type: "店.購物車"), lifetime: .transient, modules: ["1. list", "- item"]),
      Node(Key(type: "🛒.🧺\u{2028}end subgraph"), lifetime: .weak, modules: ["\\", "end"]),
      Node(Key(type: "\u{0}\t\r'%%{init}%%"), lifetime: .input, modules: [""]),
    ])
}
