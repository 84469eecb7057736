import JoineryAnalysis
import JoineryTestSupport

extension Graph {
  /// A small graph with a bit of everything, factories that wait and collections that may be empty included.
  static func randomWithAccess(seed: Int) -> Graph {
    var graph = random(seed: seed)
    var generator = SeededGenerator(seed: seed + 1_000_000)
    for index in graph.nodes.indices {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: graph.nodes[index].effects = .asynchronous
      case 1: graph.nodes[index].isolation = .mainActor
      case 2: graph.nodes[index].isolation = .actor("Keeper")
      case _: break
      }
    }
    if let key = graph.nodes.randomElement(using: &generator)?.key,
      Bool.random(using: &generator)
    {
      let owner = Int.random(in: 0..<graph.owners.count, using: &generator)
      graph.nodes.append(Node(key, role: .emptyCollection, lifetime: .transient, owner: owner))
    }
    return graph
  }
}
