import JoineryAnalysis
import JoineryTestSupport

extension Graph {
  /// A small graph with a bit of everything.
  static func random(seed: Int) -> Graph {
    var generator = SeededGenerator(seed: seed)
    let owners = Int.random(in: 1...3, using: &generator)
    let keys = Int.random(in: 2...6, using: &generator)
    let edgesPerNode = Int.random(in: 1...3, using: &generator)
    var graph = Graph(owners: (0..<owners).map { "owner \($0)" })
    func chance(_ percent: Int, _ generator: inout SeededGenerator) -> Bool {
      Int.random(in: 0..<100, using: &generator) < percent
    }
    func node(_ key: Int, _ role: Node.Role, _ generator: inout SeededGenerator) -> Node {
      let lifetimes: [Lifetime] = [
        .singleton, .singleton, .singleton, .transient, .transient, .scoped, .weak, .assisted,
        .input,
      ]
      var edges: [Edge] = []
      for position in 0..<Int.random(in: 0...edgesPerNode, using: &generator) {
        let target = Int.random(
          in: 0...(chance(10, &generator) ? keys : keys - 1), using: &generator)
        let kind: Edge.Kind =
          chance(70, &generator) ? .hard : chance(50, &generator) ? .optional : .collecting
        edges.append(
          Edge(
            Key(type: "K\(target)"), kind: kind, isDeferred: chance(15, &generator),
            position: position))
      }
      return Node(
        Key(type: "K\(key)"), role: role,
        lifetime: lifetimes.randomElement(using: &generator) ?? .singleton,
        owner: Int.random(in: 0..<owners, using: &generator), edges: edges)
    }
    for key in 0..<keys {
      if chance(90, &generator) { graph.nodes.append(node(key, .binding, &generator)) }
      if chance(15, &generator) { graph.nodes.append(node(key, .override, &generator)) }
      for _ in 0..<2 where chance(15, &generator) {
        graph.nodes.append(node(key, .decorator, &generator))
      }
      for _ in 0..<2 where chance(15, &generator) {
        graph.nodes.append(node(key, .contribution, &generator))
      }
    }
    graph.nodes.shuffle(using: &generator)
    return graph
  }
}
