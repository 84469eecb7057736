package import JoineryAnalysis

/// What there is to say about one key of a graph: what provides it, what that needs, and who needs it.
package struct GraphExplanation: Sendable {
  /// A binding of the key, or one that has to do with it.
  package struct Binding: Hashable, Sendable {
    /// The binding.
    package var node: Node
    /// What to call it.
    package var name: String
    /// The name of its owner.
    package var owner: String
    /// Whether an override takes its place.
    package var isReplaced: Bool
    /// What it needs, in the order of its parameters; in `remark` what there is to say about it.
    package var needs: [ChainLink]
  }

  /// The key.
  package let key: Key
  /// The name of the key.
  package let name: String
  /// What binds, overrides, decorates or contributes to the key, in the order of registration.
  package let bindings: [Binding]
  /// What needs the key, in the order of registration.
  ///
  /// The names are those of who needs it; the rest of each link says how.
  package let neededBy: [ChainLink]
  /// A shortest path from a root to the key; empty where the key is a root itself.
  package let path: [ChainLink]
  /// The longest chain of what the key needs at once; empty where it needs nothing.
  package let longestPath: [ChainLink]
  /// How many bindings it needs in all, directly or through others.
  ///
  /// In this and the next two counts, what is decorated counts once, and a collection by its contributions.
  package let needCount: Int
  /// How many bindings need it in all, directly or through others.
  package let needyCount: Int
  /// How many other bindings are reached only through it.
  package let dominated: Int
  /// What is wrong with it.
  package let issues: [Issue]

  /// Explains a key, unless the graph neither binds it nor asks for it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - graph: The graph.
  /// - Complexity: O(*m* log *n*), where *n* and *m* are the numbers of bindings and links, and that
  ///   of the verification.
  package init?(of key: Key, in graph: Graph) {
    let linked = LinkedGraph(graph)
    let names = VertexNames(linked)
    let own = linked.vertices.indices.filter { linked.key(of: $0) == key }
    guard !own.isEmpty || graph.nodes.contains(where: { $0.edges.contains { $0.key == key } })
    else { return nil }
    let verdict = Verdict(of: linked)
    let statistics = GraphStatistics(of: linked)
    self.key = key
    name = names.name(of: key)
    bindings = own.compactMap { Self.binding($0, in: linked, names) }
    let ends = Set(own)
    neededBy = Self.neededBy(ends, in: linked, names)
    let answers = linked.vertices(answering: key)
    let subject = (answers.isEmpty ? own : answers).min {
      (statistics.measures[$0].distance ?? .max) < (statistics.measures[$1].distance ?? .max)
    }
    path = names.chain(along: subject.map { statistics.shortestPath(to: $0) } ?? [])
    longestPath = names.chain(along: subject.map { statistics.longestPath(from: $0) } ?? [])
    needCount = Self.bindingCount(linked.vertices(reachableFrom: own), besides: key, in: linked)
    needyCount = Self.bindingCount(linked.vertices(reaching: own), besides: key, in: linked)
    dominated = Self.dominated(by: subject, besides: own, in: statistics)
    issues = zip(verdict.issues, verdict.subjects).filter { !ends.isDisjoint(with: $0.1) }.map(\.0)
  }

  /// How many bindings some vertices are, of which those of one key and its decorators are one.
  private static func bindingCount(
    _ vertices: [Int], besides key: Key, in linked: LinkedGraph
  ) -> Int {
    var keys: Set<Key> = []
    var contributions = 0
    for case .node(let index) in vertices.map({ linked.vertices[$0] }) {
      let node = linked.graph.nodes[index]
      if node.key == key { continue }
      switch node.role {
      case .binding, .override, .decorator: keys.insert(node.key)
      case .contribution: contributions += 1
      case .emptyCollection: break
      }
    }
    return keys.count + contributions
  }

  /// How many bindings are reached only through a vertex, without those of the same key.
  private static func dominated(
    by subject: Int?, besides own: [Int], in statistics: GraphStatistics
  ) -> Int {
    guard let subject else { return 0 }
    let ownCount = own.count { vertex in
      guard vertex != subject, statistics.linked.makesValue(vertex) else { return false }
      var next = statistics.measures[vertex].dominator
      while let dominator = next, dominator != subject {
        next = statistics.measures[dominator].dominator
      }
      return next != nil
    }
    return statistics.measures[subject].dominated - ownCount
  }

  private static func binding(
    _ vertex: Int, in linked: LinkedGraph, _ names: VertexNames
  ) -> Binding? {
    guard case .node(let index) = linked.vertices[vertex] else { return nil }
    let node = linked.graph.nodes[index]
    let answered = Set(linked.links(from: vertex).compactMap(\.edge))
    let links = linked.links(from: vertex).map { names.chainLink(to: $0.target, over: $0) }
    let rest = node.edges.enumerated().filter { !answered.contains($0.offset) }.map { _, edge in
      ChainLink(
        names.name(of: edge.key),
        request: .parameter(position: edge.position, label: edge.label?.printable),
        kind: edge.kind, isDeferred: edge.isDeferred, remark: "not bound")
    }
    return Binding(
      node: node, name: names.name(of: vertex),
      owner: linked.graph.ownerName(node.owner).printable, isReplaced: linked.isReplaced(vertex),
      needs: links + (linked.isReplaced(vertex) ? [] : rest))
  }

  /// Who needs some vertices, each once for each parameter, also where it collects them.
  private static func neededBy(
    _ ends: Set<Int>, in linked: LinkedGraph, _ names: VertexNames
  ) -> [ChainLink] {
    var found: [(source: Int, link: Link)] = []
    for end in ends {
      for link in linked.links(to: end) where !ends.contains(link.source) {
        found.append((link.source, link))
      }
    }
    return found.sorted { ($0.source, $0.link.edge ?? -1) < ($1.source, $1.link.edge ?? -1) }
      .map { source, link in
        var needy = names.chainLink(to: source, over: link)
        needy.remark = nil
        return needy
      }
  }
}

extension LinkedGraph {
  /// The key that a vertex is about.
  fileprivate func key(of vertex: Int) -> Key {
    switch vertices[vertex] {
    case .node(let node): graph.nodes[node].key
    case .collection(let key), .missing(let key): key
    }
  }
}
