import Foundation
import JoineryAnalysis
import JoineryInspection
import JoineryTestSupport
import Testing

@Suite struct `What there is to say about a key` {
  @Test(arguments: [
    ("explanation-payments", "any Shop.Payments", Graph.shop),
    ("explanation-decorated", "any Shop.Log/Shop.Audit", .shop),
    ("explanation-overridden", "Shop.Ledger", .shop),
    ("explanation-collection", "any Shop.Plugin", .shop),
    ("explanation-root", "Shop.CartScreen", .shop),
    ("explanation-missing", "any Shop.Dictionary", .broken),
    ("explanation-cycle", "Shop.Names", .broken),
    ("explanation-captive", "Shop.Cart", .broken),
  ])
  func `is pinned`(name: String, key: String, graph: Graph) throws {
    let explanation = try #require(GraphExplanation(of: Key(toy: key), in: graph))
    #expect(try Golden().difference(of: explanation.text, from: name) == nil)
    _ = try JSONSerialization.jsonObject(with: Data(explanation.jsonText.utf8))
  }

  @Test func `as JSON is pinned`() throws {
    let explanation = try #require(
      GraphExplanation(of: Key(type: "any Shop.Payments"), in: .shop))
    #expect(
      try Golden().difference(of: explanation.jsonText, from: "explanation", ending: "json") == nil)
  }

  @Test func `counts bindings, decorated ones once and collections by what is in them`() throws {
    let graph = Graph(
      toy: """
        singleton Shop.App: any Shop.Log, [any Shop.Plugin]
        singleton Shop.FileLog as any Shop.Log: Shop.Disk
        decorate any Shop.Log: any Shop.Log, Shop.Clock
        decorate any Shop.Log: any Shop.Log
        singleton Shop.Disk
        singleton Shop.Clock
        contribute singleton Shop.Coupons as any Shop.Plugin
        contribute singleton Shop.Gifts as any Shop.Plugin
        empty any Shop.Plugin
        """)
    func counts(_ key: String) throws -> [Int] {
      let explanation = try #require(GraphExplanation(of: Key(toy: key), in: graph))
      return [explanation.needCount, explanation.needyCount, explanation.dominated]
    }
    #expect(try counts("Shop.App") == [5, 0, 5])
    #expect(try counts("any Shop.Log") == [2, 1, 2])
    #expect(try counts("Shop.Clock") == [0, 2, 0])
    #expect(try counts("any Shop.Plugin") == [0, 1, 0])
  }

  @Test func `is nothing where the graph doesn't know it`() {
    #expect(GraphExplanation(of: Key(type: "Shop.Nothing"), in: .shop) == nil)
  }

  @Test func `can be said of every key of every graph`() {
    for seed in 0..<200 {
      let graph = Graph.random(seed: seed)
      for key in Set(graph.nodes.map(\.key)) {
        let explanation = GraphExplanation(of: key, in: graph)
        #expect(explanation?.bindings.count == graph.nodes.count { $0.key == key }, "\(seed)")
      }
    }
  }
}
