package import JoineryAnalysis

extension LinkedGraph {
  /// The vertices that nothing asks for, with one of each cycle that nothing else asks for.
  ///
  /// What an override replaces is no root, nor is a declaration that a collection may be empty.
  ///
  /// - Complexity: O(vertices + links).
  package var roots: [Int] {
    Walk(self).entries(from: vertices.indices.lazy.filter { takesPart($0) })
  }

  /// Whether a vertex is one of those that make something, or that something asks for.
  private func takesPart(_ vertex: Int) -> Bool {
    switch vertices[vertex] {
    case .node(let node): graph.nodes[node].role != .emptyCollection && !isReplaced(vertex)
    case .collection, .missing: true
    }
  }

  /// A shortest path from some vertices to another one.
  ///
  /// - Parameters:
  ///   - starts: Where it may start.
  ///   - end: Where it ends.
  /// - Returns: The links, none where the end is a start; or `nil` where there is no way.
  /// - Complexity: O(vertices + links).
  package func shortestPath(from starts: [Int], to end: Int) -> [Link]? {
    var search = Search(in: Walk(self))
    search.run(from: starts)
    return search.hasReached(end) ? search.links(to: end) : nil
  }

  /// All vertices that some vertices lead to, and those themselves.
  ///
  /// - Parameters:
  ///   - starts: Where to start.
  ///   - depth: How many links to follow at most, where there is a limit. The link from a collection
  ///     to a contribution doesn't count.
  /// - Returns: The vertices, in ascending order.
  /// - Complexity: O(*n* log *n*), where *n* is the number of vertices and links.
  package func vertices(reachableFrom starts: [Int], depth: Int? = nil) -> [Int] {
    reached(from: starts, depth: depth, over: Walk(self))
  }

  /// All vertices that lead to some vertices, and those themselves: who needs them.
  ///
  /// - Parameters:
  ///   - ends: What is needed.
  ///   - depth: How many links to follow at most, where there is a limit.
  /// - Returns: The vertices, in ascending order.
  /// - Complexity: O(*n* log *n*), where *n* is the number of vertices and links.
  package func vertices(reaching ends: [Int], depth: Int? = nil) -> [Int] {
    reached(from: ends, depth: depth, over: Walk(self, .toNeeders))
  }

  private func reached(from starts: [Int], depth: Int?, over walk: Walk) -> [Int] {
    var seen = Set(starts)
    var level = starts
    var left = depth ?? .max
    while !level.isEmpty && left > 0 {
      left -= 1
      var next: [Int] = []
      var queue = level
      while let vertex = queue.popLast() {
        for position in 0..<walk.successorCount(of: vertex) {
          let successor = walk.successor(of: vertex, at: position)
          guard seen.insert(successor).inserted else { continue }
          if case .collection = vertices[successor] {
            queue.append(successor)
          } else {
            next.append(successor)
          }
        }
      }
      level = next
    }
    return seen.sorted()
  }
}

extension Search where Graph == Walk {
  /// The links from where the last walk started to a vertex that it reached.
  func links(to vertex: Int) -> [Link] {
    var links: [Link] = []
    var vertex = vertex
    while let parent = parent(of: vertex) {
      links.append(graph.linked.links[graph.link(of: parent, at: position(of: vertex))])
      vertex = parent
    }
    return links.reversed()
  }
}
