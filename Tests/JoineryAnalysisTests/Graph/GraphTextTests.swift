import JoineryAnalysis
import JoineryTestSupport
import Testing

@Suite struct `A graph as text` {
  @Test func `has its modules, and in each the bindings with what they need`() throws {
    var graph = Graph(
      toy: """
        module payments / stripe
        singleton Shop.Stripe as any Shop.Payments: Shop.Client, later Shop.Receipt
        transient Shop.Client: Shop.Config
        module payments
        singleton Shop.Ledger: any Shop.Log/Shop.Audit, any Shop.Clock?
        module plugins
        contribute singleton Shop.Coupons as any Shop.Plugin
        empty any Shop.Plugin
        decorate any Shop.Log/Shop.Audit: any Shop.Log/Shop.Audit, Shop.Config
        module
        instance Shop.Config
        singleton Shop.FileLog as any Shop.Log/Shop.Audit
        override singleton Shop.FakeLedger as Shop.Ledger: [any Shop.Plugin]
        assisted (Foundation.UUID) -> Shop.Receipt: Swift.Optional<Shop.Config>
        scoped Shop.Cart: Shop.User
        input Shop.User
        """)
    graph.nodes[0].effects = [.asynchronous, .throwing]
    graph.nodes[2].isolation = .mainActor
    graph.nodes[3].isolation = .actor("PluginHost")
    #expect(try Golden().difference(of: graph.text, from: "graph") == nil)
  }

  @Test func `has its owners where there are several`() throws {
    let graph = Graph(
      toy: """
        module accounts
        scoped Shop.Cart: Shop.User
        1 instance Shop.User
        module
        input Shop.User
        1 singleton Shop.Checkout: Shop.Cart
        """, owners: ["app", "session"])
    #expect(try Golden().difference(of: graph.text, from: "graph-with-scope") == nil)
  }

  @Test func `stands in columns, whatever the script`() {
    let graph = Graph(
      owners: ["app"],
      nodes: ["店.購物車", "Shop.Cart", "🛒.🧺", "متجر.سلة", "Shop.Łódź"].map {
        Node(Key(type: $0), lifetime: .singleton)
      })
    #expect(
      graph.text.split(separator: "\n").dropFirst() == [
        "  購物車  singleton", "  Cart    singleton", "  🧺      singleton", "  سلة     singleton",
        "  Łódź    singleton",
      ])
  }

  @Test func `says what each decorator wraps, with or without a parameter for it`() {
    let graph = Graph(
      toy: """
        singleton Shop.FileLog as any Shop.Log
        decorate any Shop.Log: any Shop.Log, Shop.Clock
        decorate any Shop.Log
        decorate Shop.Cart
        instance Shop.Clock
        """)
    let lines = graph.text.split(separator: "\n").filter { $0.contains("decorator ") }
    #expect(
      lines.map { $0.split(separator: "← ").last } == [
        "wraps FileLog, Clock", "wraps the decorator before it", "wraps nothing",
      ])
  }

  @Test func `says that a decorator wraps what is collected`() throws {
    let graph = Graph(
      toy: """
        contribute singleton Shop.Coupons as any Shop.Plugin
        decorate any Shop.Plugin: any Shop.Plugin
        transient Shop.Cart: [any Shop.Plugin]
        """)
    let line = try #require(graph.text.split(separator: "\n").first { $0.contains("decorator ") })
    #expect(line.contains("wraps ") && line.contains("Plugin"))
  }

  @Test func `may be empty`() {
    #expect(Graph(owners: ["app"]).text == "app: 0 bindings")
  }
}
