import JoineryAnalysis

/// The longest chain of needs from each vertex of a graph, without ways that are part of a cycle.
struct LongestPaths {
  /// For each vertex, how many ways its longest chain has.
  private(set) var lengths: [Int]
  /// For each vertex, the position of the first way of its longest chain, or -1.
  private(set) var positions: [Int]

  /// Measures a graph.
  ///
  /// - Complexity: O(vertices + edges).
  init(in graph: some DirectedGraph) {
    lengths = Array(repeating: 0, count: graph.count)
    positions = Array(repeating: -1, count: graph.count)
    let components = Components(of: graph, from: 0..<graph.count)
    var cycles = Array(repeating: -1, count: graph.count)
    for (number, cycle) in components.cycles.enumerated() {
      for vertex in components.vertices[cycle] { cycles[Int(vertex)] = number }
    }
    for vertex in components.vertices.lazy.map({ Int($0) }) {
      for position in 0..<graph.successorCount(of: vertex) {
        let successor = graph.successor(of: vertex, at: position)
        guard successor >= 0, cycles[vertex] < 0 || cycles[vertex] != cycles[successor],
          lengths[successor] + 1 > lengths[vertex]
        else { continue }
        lengths[vertex] = lengths[successor] + 1
        positions[vertex] = position
      }
    }
  }
}
