import JoineryAnalysis
import JoineryInspection
import JoineryTestSupport
import Testing

@Suite struct `A picture of a graph` {
  static let graphs = [("graph", Graph.shop), ("broken", .broken), ("hostile", .hostile)]

  @Test(arguments: graphs)
  func `for Graphviz is pinned`(name: String, graph: Graph) throws {
    let text = GraphDOTRenderer().text(of: graph)
    #expect(try Golden().difference(of: text, from: name, ending: "dot") == nil)
  }

  @Test(arguments: graphs)
  func `for Mermaid is pinned`(name: String, graph: Graph) throws {
    let text = GraphMermaidRenderer().text(of: graph)
    #expect(try Golden().difference(of: text, from: name, ending: "mmd") == nil)
  }

  @Test func `of a part says where it goes on`() {
    let linked = LinkedGraph(Graph.shop)
    let root = linked.vertices(answering: Key(type: "any Shop.Payments"))
    let part = linked.vertices(reachableFrom: root, depth: 1)
    let dot = GraphDOTRenderer().text(of: linked, showing: part)
    #expect(dot.contains(#"label="Client\ntransient\n+ 1 more""#))
    #expect(dot.split(separator: "\n").count { $0.contains("label=\"") && $0.contains(" n") } == 3)
    let mermaid = GraphMermaidRenderer().text(of: linked, showing: part)
    #expect(mermaid.contains(#"(["Client<br/>transient<br/>#43; 1 more"])"#))
  }

  @Test func `says what is wrong with a binding on its own`() {
    let graph = Graph(
      toy: """
        singleton Shop.Log
        singleton Shop.FileLog as Shop.Log
        decorate Shop.Cart
        override singleton Shop.Till
        singleton Shop.Host: [any Shop.Plugin]
        """)
    let dot = GraphDOTRenderer().text(of: graph).split(separator: "\n")
    let mermaid = GraphMermaidRenderer().text(of: graph)
    for remark in [
      "bound more than once", "wraps nothing", "replaces nothing", "no contributions",
    ] {
      #expect(dot.contains { $0.contains(remark) && $0.contains("color=\"#c62828\"") }, "\(remark)")
      #expect(mermaid.contains(remark))
    }
    #expect(dot.count { $0.contains("bound more than once") } == 2)
    #expect(mermaid.contains("class n0,n1,n2,n3,n5 faulty"), "\(mermaid)")
  }

  @Test func `of nothing is empty`() {
    #expect(GraphDOTRenderer().text(of: Graph()).hasPrefix("digraph \"container\" {"))
    #expect(GraphMermaidRenderer().text(of: Graph()).hasPrefix("flowchart LR"))
  }

  @Test func `of 10,000 bindings takes a moment`() {
    let graph = Graph(
      nodes: (0..<10_000).map { index in
        Node(
          Key(type: "N\(index)"), lifetime: .singleton, modules: ["module \(index / 100)"],
          edges: (1...5).map { Edge(Key(type: "N\((index / 2 + $0) % 10_000)"), isDeferred: true) })
      })
    #expect(GraphDOTRenderer().text(of: graph).count > 100_000)
    #expect(GraphMermaidRenderer().text(of: graph).count > 100_000)
  }
}
