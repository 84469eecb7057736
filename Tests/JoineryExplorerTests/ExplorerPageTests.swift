import Foundation
import JoineryAnalysis
import JoineryExplorer
import Testing

@Suite struct `The page of a graph` {
  private static let key = Key(type: "Shop.Cart")

  private func graph(_ name: String) -> Graph {
    Graph(
      owners: [name],
      nodes: [Node(Key(type: name), lifetime: .singleton, place: SourcePlace(file: name, line: 1))])
  }

  /// The data in a page, as a browser reads it.
  private func data(of page: String) throws -> [String: Any] {
    let parts = page.components(separatedBy: #"<script type="application/json" id="graph">"#)
    let text = try #require(parts.last?.components(separatedBy: "</script>").first)
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [String: Any])
  }

  @Test func `has its styles and scripts, and asks for nothing from a network`() {
    let page = ExplorerPage(graph("app")).html
    #expect(page.hasPrefix("<!doctype html>") && page.contains("<title>app – Joinery</title>"))
    #expect(page.contains("prefers-color-scheme: dark") && page.contains("class Picture"))
    #expect(!page.contains("{{") && !page.contains("src=") && !page.contains("@import"))
    let addresses = page.components(separatedBy: "http").dropFirst().filter {
      !$0.hasPrefix("-equiv") && !$0.hasPrefix("://www.w3.org/2000/svg")
    }
    #expect(addresses == [])
  }

  @Test func `has the bindings and what leads to what`() throws {
    let graph = Graph(
      nodes: [
        Node(
          Key(type: "any Shop.Log"), lifetime: .singleton, implementation: "Shop.FileLog",
          isolation: .mainActor, edges: [Edge(Self.key, isDeferred: true, label: "cart")]),
        Node(Self.key, lifetime: .transient),
      ])
    let data = try data(of: ExplorerPage(graph).html)
    let vertices = try #require(data["vertices"] as? [[String: Any]])
    #expect(vertices.map { $0["title"] as? String } == ["FileLog", "Cart"])
    #expect(vertices[0]["key"] as? String == "any Log")
    #expect(vertices[0]["isolation"] as? String == "main actor")
    let links = try #require(data["links"] as? [[Any]])
    #expect(links.count == 1 && links[0][2] as? String == "cart")
    #expect(links[0][3] as? [String] == ["deferred"])
  }

  @Test(arguments: [
    "</script><script>alert(1)</script>", "<!-- <script>", "]]>", "a & b \"c\" 'd'", "line\nbreak",
    "\u{2028}", "{{script}}", "\u{202E}evil", "متجر", "🧺", "\\u003c/script>",
  ])
  func `can't be broken out of by a name`(name: String) throws {
    let page = ExplorerPage(graph(name)).html
    let plain = ExplorerPage(graph("app")).html
    for tag in ["<script", "</script", "<!--", "]]>"] {
      #expect(
        page.components(separatedBy: tag).count == plain.components(separatedBy: tag).count,
        "\(tag)")
    }
    let owners = try #require(try data(of: page)["owners"] as? [String])
    #expect(owners.count == 1)
    #expect(!page.unicodeScalars.contains("\u{202E}") && !page.unicodeScalars.contains("\u{2028}"))
  }

  @Test func `of 2,000 bindings takes a moment and is no larger than it has to be`() {
    let graph = Graph(
      nodes: (0..<2_000).map { index in
        Node(
          Key(type: "Shop.Service\(index)"), lifetime: .singleton,
          edges: [1, 7, 31].filter { index + $0 < 2_000 }
            .map { Edge(Key(type: "Shop.Service\(index + $0)")) })
      })
    #expect(ExplorerPage(graph).html.utf8.count < 2_000_000)
  }

  @Test func `of a part has its vertices in a row, and only the links between them`() throws {
    let keys = ["A", "B", "C", "D"].map { Key(type: $0) }
    let linked = LinkedGraph(
      Graph(
        nodes: zip(keys, keys.dropFirst() + [keys[0]]).map { key, need in
          Node(key, lifetime: .singleton, edges: [Edge(need, isDeferred: key == keys[3])])
        }))
    let data = try data(of: ExplorerPage(linked, showing: [1, 2]).html)
    let vertices = try #require(data["vertices"] as? [[String: Any]])
    #expect(vertices.map { $0["title"] as? String } == ["B", "C"])
    #expect(vertices[0]["path"] == nil && vertices[1]["path"] as? Int == 0)
    #expect(vertices[0]["longest"] as? Int == 0 && vertices[1]["longest"] == nil)
    let links = try #require(data["links"] as? [[Any]])
    #expect(links.map { [$0[0] as? Int, $0[1] as? Int] } == [[0, 1]])
  }

  @Test func `says what is wrong with a binding on its own`() throws {
    let graph = Graph(
      nodes: [
        Node(Self.key, lifetime: .singleton), Node(Self.key, lifetime: .transient),
        Node(
          Key(type: "Shop.Host"), lifetime: .singleton,
          edges: [Edge(Key(type: "Shop.Plugin"), kind: .collecting)]),
      ])
    let vertices = try #require(
      try data(of: ExplorerPage(graph).html)["vertices"] as? [[String: Any]])
    #expect(
      vertices.map { $0["remark"] as? String }
        == ["bound more than once", "bound more than once", nil, "no contributions"])
    #expect(
      vertices.map { ($0["marks"] as? [String])?.contains("faulty") } == [true, true, false, true])
  }

  @Test func `of no bindings is a page as well`() throws {
    #expect(try data(of: ExplorerPage(Graph()).html)["issues"] as? [String] == [])
  }
}
