/// A breadth-first walk, which finds a shortest path to whatever it reaches.
///
/// One search may walk many times; it clears its marks by counting the walks.
package struct Search<Graph: DirectedGraph> {
  package let graph: Graph
  /// What the last walk reached, the nearest first.
  package private(set) var reached: ContiguousArray<Int32> = []
  /// For each vertex, the walk that reached it last; `Int32.max` where no walk shall go.
  private var marks: ContiguousArray<Int32>
  /// For each vertex that was reached, the one before it on the path, or -1.
  private var parents: ContiguousArray<Int32>
  /// For each vertex that was reached, its position among the successors of the one before.
  private var positions: ContiguousArray<Int32>
  private var walk: Int32 = 0

  package init(in graph: Graph) {
    self.graph = graph
    marks = ContiguousArray(repeating: 0, count: graph.count)
    parents = ContiguousArray(repeating: -1, count: graph.count)
    positions = parents
  }

  /// Walks from some vertices over the successors of what `isPassage` lets pass.
  ///
  /// - Complexity: O(vertices + edges) of what is reached.
  package mutating func run(
    from starts: some Sequence<Int>, through isPassage: (Int) -> Bool = { _ in true }
  ) {
    walk += 1
    reached.removeAll(keepingCapacity: true)
    for start in starts {
      reach(start, from: -1, at: 0)
    }
    var next = 0
    while next < reached.count {
      let vertex = Int(reached[next])
      next += 1
      guard parents[vertex] < 0 || isPassage(vertex) else { continue }
      for position in 0..<graph.successorCount(of: vertex) {
        let successor = graph.successor(of: vertex, at: position)
        if successor >= 0 {
          reach(successor, from: Int32(vertex), at: Int32(position))
        }
      }
    }
  }

  private mutating func reach(_ vertex: Int, from parent: Int32, at position: Int32) {
    guard marks[vertex] < walk else { return }
    marks[vertex] = walk
    parents[vertex] = parent
    positions[vertex] = position
    reached.append(Int32(vertex))
  }

  /// Keeps later walks away from the vertices that the last one reached and that are passages.
  mutating func close(where isPassage: (Int) -> Bool) {
    for vertex in reached.lazy.map({ Int($0) }) where isPassage(vertex) {
      marks[vertex] = .max
    }
  }

  /// The vertex before one that the last walk reached, or `nil` where it started.
  package func parent(of vertex: Int) -> Int? {
    parents[vertex] < 0 ? nil : Int(parents[vertex])
  }

  /// The position of a vertex that the last walk reached among the successors of the one before.
  package func position(of vertex: Int) -> Int {
    Int(positions[vertex])
  }

  /// Whether the last walk reached a vertex.
  package func hasReached(_ vertex: Int) -> Bool {
    marks[vertex] == walk
  }
}

extension Search: Sendable where Graph: Sendable {}

extension Search where Graph == Sites {
  /// The steps from where the last walk started to a site that it reached.
  ///
  /// - Parameters:
  ///   - site: The site.
  ///   - limit: How many of the last steps are given.
  /// - Returns: The steps, in the order of the path.
  /// - Complexity: O(*n*), where *n* is the number of steps that are given.
  func path(to site: Int, last limit: Int = .max) -> [Step] {
    var steps: [Step] = []
    var site = site
    while steps.count < limit, let parent = parent(of: site) {
      if let step = graph.step(from: parent, at: Int(positions[site])) {
        steps.append(step)
      }
      site = parent
    }
    return steps.reversed()
  }
}
