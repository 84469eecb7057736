/// A graph whose requests are answered: what leads to what.
///
/// The first vertices are the nodes, with the same numbers. After them come the collections that are
/// asked for, which lead to their contributions, so that many collectors of many contributions stay
/// linear; and last the keys that are needed and that nothing provides.
///
/// A node that is made in several owners is one vertex, with the links of all of them.
package struct LinkedGraph: Sendable {
  /// The graph.
  package let graph: Graph
  /// The nodes, and then what else there is to lead to.
  package let vertices: [Vertex]
  /// All links, by source and then in the order of the source's parameters.
  package let links: [Link]
  /// Which node answers which request.
  let wiring: Wiring
  /// For each vertex, where its links start in ``links``.
  private let firstLinks: [Int]
  /// The positions of all links, by target.
  private let incoming: [Int]
  /// For each vertex, where its links start in `incoming`.
  private let firstIncoming: [Int]

  /// Answers the requests of a graph.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes and edges.
  package init(_ graph: Graph) {
    let (topology, keys) = graph.topology()
    let wiring = Wiring(topology)
    var links = Links(in: wiring, of: graph)
    links.collect()
    self.graph = graph
    self.wiring = wiring
    vertices = links.vertices(keys)
    self.links = links.all
    firstLinks = Self.starts(of: self.links.map(\.source), count: vertices.count)
    let targets = self.links.map(\.target)
    firstIncoming = Self.starts(of: targets, count: vertices.count)
    var next = firstIncoming
    var incoming = Array(repeating: 0, count: targets.count)
    for (index, target) in targets.enumerated() {
      incoming[next[target]] = index
      next[target] += 1
    }
    self.incoming = incoming
  }

  /// For each vertex, how many of some sorted or unsorted ends belong to the vertices before it.
  private static func starts(of ends: [Int], count: Int) -> [Int] {
    var starts = Array(repeating: 0, count: count + 1)
    for end in ends { starts[end + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    return starts
  }

  /// The links that leave a vertex, in the order of its parameters.
  ///
  /// - Complexity: O(1).
  package func links(from vertex: Int) -> ArraySlice<Link> {
    links[linkRange(from: vertex)]
  }

  /// The links that lead to a vertex, in the order of their sources.
  ///
  /// - Complexity: O(*n*), where *n* is their number.
  package func links(to vertex: Int) -> [Link] {
    incoming[firstIncoming[vertex]..<firstIncoming[vertex + 1]].map { links[$0] }
  }

  /// The positions in ``links`` of those that leave a vertex.
  package func linkRange(from vertex: Int) -> Range<Int> {
    firstLinks[vertex]..<firstLinks[vertex + 1]
  }

  /// The positions in ``links`` of those that lead to a vertex.
  package func linkIndices(to vertex: Int) -> ArraySlice<Int> {
    incoming[firstIncoming[vertex]..<firstIncoming[vertex + 1]]
  }

  /// Whether an override replaces a vertex for everybody who could ask for it.
  ///
  /// - Complexity: O(1) where the key has one binding and one override.
  package func isReplaced(_ vertex: Int) -> Bool {
    vertex < graph.nodes.count && wiring.isReplaced(vertex)
  }

  /// Whether a vertex makes a value of its own: no collection, no decorator, and nothing that is missing.
  package func makesValue(_ vertex: Int) -> Bool {
    guard case .node(let node) = vertices[vertex] else { return false }
    return switch graph.nodes[node].role {
    case .binding, .override, .contribution: true
    case .decorator, .emptyCollection: false
    }
  }

  /// The vertices that a request for a key leads to: what provides it, or else its contributions.
  ///
  /// - Complexity: O(nodes).
  package func vertices(answering key: Key) -> [Int] {
    let sites = Sites(wiring, includesDeferred: true)
    guard let node = graph.nodes.firstIndex(where: { $0.key == key }) else { return [] }
    let index = Int(wiring.topology.nodes[node].key)
    let provider = sites.answer(to: index, kind: .hard, from: wiring.innermostOwner)
    if provider >= 0, let node = sites.node(at: provider) { return [node] }
    return graph.nodes.indices.filter {
      graph.nodes[$0].key == key && graph.nodes[$0].role == .contribution
    }
  }
}
