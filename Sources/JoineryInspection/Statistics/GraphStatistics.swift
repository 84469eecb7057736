package import JoineryAnalysis

/// How the bindings of a graph hang together: how far, how deep, and through whom.
package struct GraphStatistics: Sendable {
  /// What there is to say about one vertex.
  package struct Measures: Hashable, Sendable {
    /// How many vertices ask for it.
    package var fanIn: Int
    /// How many vertices it asks for.
    package var fanOut: Int
    /// How many links the shortest path from a root has; `nil` where no root leads to it.
    package var distance: Int?
    /// How many links the longest chain of what it needs at once has.
    ///
    /// Links that are part of a cycle don't count.
    package var height: Int
    /// The nearest vertex that is on every path to it from a root, if there is one.
    package var dominator: Int?
    /// How many other bindings are reached only through it: each decorated one once, and no collections.
    package var dominated: Int
    /// Whether the graph falls into more parts without it.
    package var isArticulationPoint: Bool
  }

  /// The graph.
  package let linked: LinkedGraph
  /// The vertices that nothing asks for, with one of each cycle that nothing else asks for.
  package let roots: [Int]
  /// What there is to say about each vertex.
  package let measures: [Measures]
  private let search: Search<Walk>
  private let longest: LongestPaths

  /// Measures a graph.
  ///
  /// - Complexity: O(*m* log *n*), where *n* and *m* are the numbers of vertices and links.
  package init(of linked: LinkedGraph) {
    self.linked = linked
    let needs = Walk(linked)
    let roots = linked.roots
    var search = Search(in: needs)
    search.run(from: roots)
    var distances: [Int?] = Array(repeating: nil, count: linked.vertices.count)
    for vertex in search.reached.lazy.map({ Int($0) }) {
      distances[vertex] = search.parent(of: vertex).flatMap { distances[$0] }.map { $0 + 1 } ?? 0
    }
    let longest = LongestPaths(in: Walk(linked, .toConstruction))
    let dominators = DominatorTree(
      of: needs, reversed: Walk(linked, .toNeeders), from: roots, counting: linked.makesValue)
    let points = ArticulationPoints(of: Walk(linked, .toNeighbours))
    self.roots = roots
    self.search = search
    self.longest = longest
    measures = linked.vertices.indices.map { vertex in
      Measures(
        fanIn: Set(linked.linkIndices(to: vertex).lazy.map { linked.links[$0].source }).count,
        fanOut: Set(linked.links(from: vertex).lazy.map(\.target)).count,
        distance: distances[vertex], height: longest.lengths[vertex],
        dominator: dominators.dominators[vertex] < 0 ? nil : dominators.dominators[vertex],
        dominated: dominators.dominated[vertex],
        isArticulationPoint: points.areArticulationPoints[vertex])
    }
  }

  /// A shortest path from a root to a vertex; empty where it is a root or none leads to it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of its links.
  package func shortestPath(to vertex: Int) -> [Link] {
    search.links(to: vertex)
  }

  /// The last link of a shortest path from a root to a vertex, as a position in ``LinkedGraph/links``.
  ///
  /// - Complexity: O(1).
  package func lastStep(to vertex: Int) -> Int? {
    search.parent(of: vertex).map { search.graph.link(of: $0, at: search.position(of: vertex)) }
  }

  /// The first link of the longest chain from a vertex, as a position in ``LinkedGraph/links``.
  ///
  /// - Complexity: O(1).
  package func firstStep(from vertex: Int) -> Int? {
    let position = longest.positions[vertex]
    return position < 0 ? nil : Walk(linked, .toConstruction).link(of: vertex, at: position)
  }

  /// The longest chain of what a vertex needs at once, without links that are part of a cycle.
  ///
  /// - Complexity: O(*n*), where *n* is the number of its links.
  package func longestPath(from vertex: Int) -> [Link] {
    var path: [Link] = []
    var vertex = vertex
    while let step = firstStep(from: vertex) {
      path.append(linked.links[step])
      vertex = linked.links[step].target
    }
    return path
  }

  /// The longest chain of needs in the graph.
  ///
  /// - Complexity: O(vertices).
  package var longestPath: [Link] {
    linked.vertices.indices.max { measures[$0].height < measures[$1].height }
      .map { longestPath(from: $0) } ?? []
  }
}
