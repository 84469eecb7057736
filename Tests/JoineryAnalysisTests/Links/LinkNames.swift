import JoineryAnalysis

/// The links of a graph as short texts.
///
/// A node is called after its implementation, or else after its key.
struct LinkNames {
  let linked: LinkedGraph

  init(_ linked: LinkedGraph) {
    self.linked = linked
  }

  init(_ graph: Graph) {
    self.init(LinkedGraph(graph))
  }

  init(toy: String, owners: [String] = ["app"]) {
    self.init(Graph(toy: toy, owners: owners))
  }

  var all: [String] { linked.links.map { text(of: $0) } }

  func text(of link: Link) -> String {
    "\(name(link.source)) \(link.isDeferred ? "⇢" : "→") \(name(link.target))"
  }

  func name(_ vertex: Int) -> String {
    switch linked.vertices[vertex] {
    case .node(let node):
      linked.graph.nodes[node].implementation ?? linked.graph.nodes[node].key.type
    case .collection(let key): "[\(key.type)]"
    case .missing(let key): "missing \(key.type)"
    }
  }

  func names(_ vertices: [Int]) -> [String] {
    vertices.map { name($0) }
  }

  /// A path as `A → B ⇢ C`.
  func path(_ links: [Link]) -> String {
    links.reduce(links.first.map { name($0.source) } ?? "") { text, link in
      "\(text) \(link.isDeferred ? "⇢" : "→") \(name(link.target))"
    }
  }

  func vertex(_ name: String) -> Int {
    linked.vertices.indices.first { self.name($0) == name } ?? -1
  }
}
