import JoineryAnalysis

/// The links of a graph as short texts, from a plain reading of the rules.
struct PlainLinks {
  private let reference: Reference

  init(of graph: Graph) {
    reference = Reference(graph: graph, followsDeferred: true)
  }

  /// The links, which are those of all owners together.
  var all: Set<String> {
    var deferred: Set<[String]> = []
    var direct: Set<[String]> = []
    for spot in reference.reachable {
      for way in reference.ways(from: spot) {
        guard let target = name(of: way) else { continue }
        for isDeferred in areDeferred(way) {
          if isDeferred {
            deferred.insert([name(at: spot), target])
          } else {
            direct.insert([name(at: spot), target])
          }
        }
      }
    }
    return Set(direct.map { $0.joined(separator: " → ") })
      .union(deferred.map { $0.joined(separator: " ⇢ ") })
  }

  /// For each edge of a way, whether it is only walked later, on request.
  private func areDeferred(_ way: Reference.Way) -> [Bool] {
    guard let node = way.node else { return [false] }
    let value = reference.graph.nodes[node]
    let edges =
      way.edge.map { [value.edges[$0]] }
      ?? value.edges.indices.filter { reference.isBase($0, of: node) }.map { value.edges[$0] }
    return edges.isEmpty ? [false] : edges.map { $0.isDeferred || value.lifetime == .assisted }
  }

  private func name(at spot: Reference.Spot) -> String {
    if let node = reference.node(at: spot) { return name(node) }
    guard case .collected(let key, _, _) = spot else { return "?" }
    return "[\(key.type)]"
  }

  private func name(_ node: Int) -> String {
    reference.graph.nodes[node].key.type
  }

  private func name(of way: Reference.Way) -> String? {
    if let target = way.target {
      if case .collected(let key, 0, let owner) = target,
        reference.visible(key, [.contribution], from: owner).isEmpty
      {
        return nil
      }
      return name(at: target)
    }
    guard let node = way.node, let edge = way.edge else { return nil }
    let asked = reference.graph.nodes[node].edges[edge]
    return switch asked.kind {
    case .hard: "missing \(asked.key.type)"
    case .collecting: "[\(asked.key.type)]"
    case .optional: nil
    }
  }
}
