import Foundation
import JoineryAnalysis
import JoineryInspection
import JoineryTestSupport
import Testing

@Suite struct `What a change does to a graph` {
  private static let before = Graph(
    toy: """
      singleton Shop.Root: cart=Shop.Cart, any Shop.Log, [any Shop.Plugin]
      transient Shop.Cart: Shop.Till
      singleton Shop.FileLog as any Shop.Log
      singleton Shop.Old
      contribute singleton Shop.Coupons as any Shop.Plugin
      contribute singleton Shop.Gifts as any Shop.Plugin
      singleton Shop.Desk
      """, owners: ["app", "session"])

  private static let after: Graph = {
    var graph = Graph(
      toy: """

        singleton Shop.Root: any Shop.Log, renamed=Shop.Cart, [any Shop.Plugin], any Shop.Clock?
        scoped Shop.Cart: Shop.Till
        singleton Shop.MemoryLog as any Shop.Log
        instance Shop.Till
        contribute singleton Shop.Gifts as any Shop.Plugin: later Shop.Till
        contribute transient Shop.Vouchers as any Shop.Plugin
        1 singleton Shop.Desk
        """, owners: ["app", "session"])
    graph.nodes[1].isolation = .mainActor
    graph.nodes[1].effects = [.throwing, .asynchronous]
    return graph
  }()

  private let difference = GraphDifference(from: before, to: after)

  @Test func `has what was added, removed and changed`() {
    #expect(difference.added.map(\.name) == ["Till", "Vouchers as any Plugin"])
    #expect(difference.removed.map(\.name) == ["Old", "Coupons as any Plugin"])
    #expect(
      difference.changed.map { "\($0.name): \($0.changes.map { "\($0)" }.count)" } == [
        "Root: 1", "Cart: 3", "MemoryLog as any Log: 1", "Gifts as any Plugin: 1", "Desk: 1",
      ])
    #expect(
      difference.changed[1].changes == [
        .lifetime(.transient, .scoped), .isolation(.none, .mainActor),
        .effects([], [.throwing, .asynchronous]),
      ])
    #expect(difference.changed[4].changes == [.owner("app", "session")])
  }

  @Test func `has issues that are new and issues that are gone`() {
    #expect(difference.newIssues.map(\.id) == [.captiveDependency, .awaitedDependency])
    #expect(difference.goneIssues.map(\.id) == [.missingBinding])
    #expect(!difference.isEmpty)
  }

  @Test func `has a text, a comment for a pull request, and JSON`() throws {
    #expect(try Golden().difference(of: difference.text, from: "difference") == nil)
    #expect(
      try Golden().difference(of: difference.markdown, from: "difference", ending: "md") == nil)
    #expect(
      try Golden().difference(of: difference.jsonText, from: "difference", ending: "json") == nil)
    _ = try JSONSerialization.jsonObject(with: Data(difference.jsonText.utf8))
  }

  @Test func `is nothing where only places, modules, labels and the order changed`() {
    var moved = Self.before
    moved.nodes.reverse()
    for index in moved.nodes.indices {
      moved.nodes[index].place?.line += 100
      moved.nodes[index].modules = ["elsewhere"]
      moved.nodes[index].edges.reverse()
      for edge in moved.nodes[index].edges.indices {
        moved.nodes[index].edges[edge].label = nil
        moved.nodes[index].edges[edge].position = edge
      }
    }
    let difference = GraphDifference(from: Self.before, to: moved)
    #expect(difference.isEmpty && difference.text == "no difference")
    #expect(difference.markdown == "### Dependency graph: no difference")
  }

  @Test func `is nothing between a graph and itself, whatever the graph`() {
    for seed in 0..<300 {
      let graph = Graph.random(seed: seed)
      #expect(GraphDifference(from: graph, to: graph).isEmpty, "seed \(seed)")
    }
  }

  @Test func `is the opposite the other way round`() {
    for seed in 0..<300 {
      let (first, second) = (Graph.random(seed: seed), Graph.random(seed: seed + 1))
      let there = GraphDifference(from: first, to: second)
      let back = GraphDifference(from: second, to: first)
      #expect(there.added.map(\.node) == back.removed.map(\.node), "seed \(seed)")
      #expect(there.removed.map(\.node) == back.added.map(\.node), "seed \(seed)")
      #expect(there.changed.count == back.changed.count, "seed \(seed)")
      #expect(there.newIssues == back.goneIssues, "seed \(seed)")
    }
  }

  @Test func `keeps names from acting on a comment`() {
    let markdown = GraphDifference(from: Graph(), to: .hostile).markdown
    #expect(
      markdown.unicodeScalars.allSatisfy {
        $0 == "\n" || !"\u{202E}\u{1B}\u{2028}\0".unicodeScalars.contains($0)
      })
    #expect(markdown.contains("`` `a \"raw\" name` (Shop.<img src=x onerror=alert(1)>) ``"))
  }
}
