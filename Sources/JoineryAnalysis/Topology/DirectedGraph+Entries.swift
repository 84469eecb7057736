extension DirectedGraph {
  /// The vertices that no other one leads to, with one of each cycle that no other one leads to.
  ///
  /// - Parameter candidates: The vertices that take part in the graph.
  /// - Returns: The entries, in ascending order.
  /// - Complexity: O(vertices + edges).
  package func entries(from candidates: some Sequence<Int>) -> [Int] {
    let components = Components(of: self, from: candidates)
    // The last vertex of a component is the one at which the walk came to it.
    var entries = ContiguousArray(0..<Int32(count))
    for cycle in components.cycles {
      for vertex in components.vertices[cycle] {
        entries[Int(vertex)] = components.vertices[cycle.upperBound - 1]
      }
    }
    var isAskedFor = ContiguousArray(repeating: false, count: count)
    for vertex in components.vertices.lazy.map({ Int($0) }) {
      for position in 0..<successorCount(of: vertex) {
        let successor = successor(of: vertex, at: position)
        if successor >= 0 && entries[successor] != entries[vertex] {
          isAskedFor[Int(entries[successor])] = true
        }
      }
    }
    return components.vertices.lazy.map { Int($0) }
      .filter { entries[$0] == $0 && !isAskedFor[$0] }
      .sorted()
  }
}
