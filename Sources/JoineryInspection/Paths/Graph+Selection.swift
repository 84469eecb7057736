package import JoineryAnalysis

extension Graph {
  /// The part of the graph that a request for a key leads to.
  ///
  /// What is needed besides to give the part the same verdict comes with it: what an override in it
  /// replaces, and the declarations that its collections may be empty.
  ///
  /// - Parameters:
  ///   - key: The key that is asked for.
  ///   - depth: How many steps to go at most, where there is a limit. The outermost bindings of the
  ///     part then need what isn't in it.
  /// - Returns: The part, with the same owners; or `nil` where nothing provides the key.
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes and edges.
  package func rooted(at key: Key, depth: Int? = nil) -> Graph? {
    let linked = LinkedGraph(self)
    var starts = linked.vertices(answering: key)
    if starts.isEmpty { return nil }
    while true {
      let reached = linked.vertices(reachableFrom: starts, depth: depth)
      let part = Part(of: linked, vertices: reached)
      if part.more.isEmpty { return Graph(owners: owners, nodes: part.nodes) }
      starts += part.more
    }
  }
}

/// The bindings of a part of a graph, with what an override in it replaces.
private struct Part {
  private(set) var nodes: [Node] = []
  /// What an override in the part replaces for some who ask and not for others, if it is missing.
  private(set) var more: [Int] = []

  init(of linked: LinkedGraph, vertices: [Int]) {
    let all = linked.graph.nodes
    let reached = Set(vertices)
    var collections: Set<Key> = []
    var overridden: Set<Key> = []
    for vertex in vertices {
      switch linked.vertices[vertex] {
      case .node(let node):
        if all[node].role == .override { overridden.insert(all[node].key) }
      case .collection(let key): collections.insert(key)
      case .missing: break
      }
    }
    for (index, node) in all.enumerated() {
      switch node.role {
      case .binding where !reached.contains(index) && overridden.contains(node.key):
        if linked.isReplaced(index) { nodes.append(node) } else { more.append(index) }
      case .emptyCollection:
        if collections.contains(node.key) { nodes.append(node) }
      case .binding, .override, .contribution, .decorator:
        if reached.contains(index) { nodes.append(node) }
      }
    }
  }
}
