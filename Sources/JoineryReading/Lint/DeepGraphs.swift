import JoineryAnalysis

/// The longest chain of a graph should not be too long.
enum DeepGraphs: LintRule {
  static func issues(in subject: LintSubject) -> [Issue] {
    var seen: Set<[ChainLink]> = []
    return subject.graphs.compactMap { read in
      let graph = read.graph
      let chain = LongestChain(of: graph).nodes
      // A chain that begins in another owner is reported there.
      guard chain.count - 1 > subject.options.depthLimit, let first = chain.first,
        graph.nodes[first].owner == graph.owners.count - 1
      else { return nil }
      let links = graph.chain(through: chain, in: Wiring(graph.topology().topology))
      guard seen.insert(links).inserted else { return nil }
      return .deepGraph(
        read.name, chain: links, limit: subject.options.depthLimit, at: graph.nodes[first].place)
    }
  }
}

/// The longest chain of values that are made from each other.
private struct LongestChain {
  /// The nodes of the chain, the one that needs all others first.
  let nodes: [Int]

  /// Finds the chain; in a cycle, nothing is followed twice.
  ///
  /// - Complexity: O(nodes + edges).
  init(of graph: Graph) {
    var providers: [Key: Int] = [:]
    var contributions: [Key: [Int]] = [:]
    for (number, node) in graph.nodes.enumerated() {
      switch node.role {
      case .binding where providers[node.key] == nil, .override: providers[node.key] = number
      case .contribution: contributions[node.key, default: []].append(number)
      case .binding, .decorator, .emptyCollection: break
      }
    }
    func targets(of node: Int) -> [Int] {
      graph.nodes[node].edges.filter { !$0.isDeferred }.flatMap { edge in
        edge.kind == .collecting
          ? contributions[edge.key] ?? [] : providers[edge.key].map { [$0] } ?? []
      }
    }
    var depths: [Int?] = Array(repeating: nil, count: graph.nodes.count)
    var next: [Int?] = Array(repeating: nil, count: graph.nodes.count)
    for start in graph.nodes.indices where depths[start] == nil {
      var isOpen: Set<Int> = [start]
      var path = [(node: start, targets: targets(of: start)[...])]
      while let (node, _) = path.last {
        if let target = path[path.count - 1].targets.popFirst() {
          if depths[target] == nil, isOpen.insert(target).inserted {
            path.append((target, targets(of: target)[...]))
          }
          continue
        }
        let best = targets(of: node).compactMap { target in
          depths[target].map { (target: target, depth: $0) }
        }.max { $0.depth < $1.depth }
        depths[node] = (best?.depth ?? 0) + 1
        next[node] = best?.target
        path.removeLast()
      }
    }
    let first = depths.indices.max { (depths[$0] ?? 0, -$0) < (depths[$1] ?? 0, -$1) }
    nodes = Array(sequence(first: first, next: { $0.flatMap { next[$0] } }).prefix { $0 != nil })
      .compactMap { $0 }
  }
}
