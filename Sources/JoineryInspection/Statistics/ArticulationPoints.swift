import JoineryAnalysis

/// The vertices without which a graph falls into more parts, whatever the direction of its edges.
///
/// After Hopcroft and Tarjan, "Efficient algorithms for graph manipulation" (1973), without recursion.
struct ArticulationPoints {
  /// For each vertex, whether it holds parts together.
  private(set) var areArticulationPoints: [Bool]

  /// Finds those of a graph in which each way can be walked in both directions.
  ///
  /// - Complexity: O(vertices + edges).
  init(of graph: some DirectedGraph) {
    areArticulationPoints = Array(repeating: false, count: graph.count)
    var numbers = Array(repeating: 0, count: graph.count)
    var lows = numbers
    var clock = 0
    for start in 0..<graph.count where numbers[start] == 0 {
      var branches = 0
      var path = [(vertex: start, position: 0)]
      clock += 1
      numbers[start] = clock
      lows[start] = clock
      while let (vertex, position) = path.last {
        guard position < graph.successorCount(of: vertex) else {
          path.removeLast()
          guard let parent = path.last?.vertex else { continue }
          lows[parent] = min(lows[parent], lows[vertex])
          if parent == start {
            branches += 1
          } else if lows[vertex] >= numbers[parent] {
            areArticulationPoints[parent] = true
          }
          continue
        }
        path[path.count - 1].position += 1
        let neighbour = graph.successor(of: vertex, at: position)
        if neighbour < 0 { continue }
        if numbers[neighbour] > 0 {
          lows[vertex] = min(lows[vertex], numbers[neighbour])
          continue
        }
        clock += 1
        numbers[neighbour] = clock
        lows[neighbour] = clock
        path.append((neighbour, 0))
      }
      areArticulationPoints[start] = branches > 1
    }
  }
}
