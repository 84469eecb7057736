import JoineryAnalysis

/// For each vertex of a graph, the nearest one that is on every path to it from an entry.
///
/// After Lengauer and Tarjan, "A fast algorithm for finding dominators in a flowgraph" (1979), in the
/// simple form and without recursion. An entry of its own leads to all entries of the graph.
struct DominatorTree {
  /// For each vertex, its immediate dominator, or -1 where there is none.
  private(set) var dominators: [Int]
  /// For each vertex, how many others it dominates, of those that count.
  private(set) var dominated: [Int]

  /// The vertices in the order in which a walk reached them, the entry of its own first.
  private var order: [Int] = []
  /// For each vertex, when the walk reached it, or -1.
  private var numbers: [Int]
  private var parents: [Int]
  private var semidominators: [Int]
  private var ancestors: [Int]
  private var labels: [Int]

  /// Finds the dominators of what some entries lead to.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - reversed: The graph with its edges turned round.
  ///   - entries: Where paths start.
  ///   - counts: Whether a vertex is one of those that are counted.
  /// - Complexity: O(*m* log *n*), where *n* and *m* are the numbers of vertices and edges.
  init(
    of graph: some DirectedGraph, reversed: some DirectedGraph, from entries: [Int],
    counting counts: (Int) -> Bool = { _ in true }
  ) {
    let count = graph.count
    dominators = Array(repeating: -1, count: count + 1)
    dominated = Array(repeating: 0, count: count + 1)
    numbers = Array(repeating: -1, count: count + 1)
    parents = numbers
    semidominators = numbers
    ancestors = numbers
    labels = Array(0...count)
    walk(graph, from: entries)
    findDominators(reversed, entries: Set(entries))
    for vertex in order.dropFirst().reversed() {
      dominated[dominators[vertex]] += dominated[vertex] + (counts(vertex) ? 1 : 0)
    }
    for vertex in order where dominators[vertex] == count { dominators[vertex] = -1 }
    dominators.removeLast()
    dominated.removeLast()
  }

  /// Numbers what the entries lead to, depth first.
  private mutating func walk(_ graph: some DirectedGraph, from entries: [Int]) {
    let root = graph.count
    reach(root, from: -1)
    for entry in entries where numbers[entry] < 0 {
      reach(entry, from: root)
      var path = [(vertex: entry, position: 0)]
      while let last = path.last {
        guard last.position < graph.successorCount(of: last.vertex) else {
          path.removeLast()
          continue
        }
        path[path.count - 1].position += 1
        let successor = graph.successor(of: last.vertex, at: last.position)
        if successor >= 0 && numbers[successor] < 0 {
          reach(successor, from: last.vertex)
          path.append((successor, 0))
        }
      }
    }
  }

  private mutating func reach(_ vertex: Int, from parent: Int) {
    numbers[vertex] = order.count
    semidominators[vertex] = order.count
    parents[vertex] = parent
    order.append(vertex)
  }

  private mutating func findDominators(_ reversed: some DirectedGraph, entries: Set<Int>) {
    var waiting = Array(repeating: [Int](), count: numbers.count)
    for vertex in order.dropFirst().reversed() {
      // The root has the number 0, the least of all.
      if entries.contains(vertex) { semidominators[vertex] = 0 }
      for position in 0..<reversed.successorCount(of: vertex) {
        let predecessor = reversed.successor(of: vertex, at: position)
        guard predecessor >= 0, numbers[predecessor] >= 0 else { continue }
        let best = semidominators[evaluate(predecessor)]
        semidominators[vertex] = min(semidominators[vertex], best)
      }
      waiting[order[semidominators[vertex]]].append(vertex)
      let parent = parents[vertex]
      ancestors[vertex] = parent
      for other in waiting[parent] {
        let best = evaluate(other)
        dominators[other] = semidominators[best] < semidominators[other] ? best : parent
      }
      waiting[parent] = []
    }
    for vertex in order.dropFirst() where dominators[vertex] != order[semidominators[vertex]] {
      dominators[vertex] = dominators[dominators[vertex]]
    }
  }

  /// The vertex with the least semidominator on the way up from one, which is shortened.
  private mutating func evaluate(_ vertex: Int) -> Int {
    guard ancestors[vertex] >= 0 else { return vertex }
    var path: [Int] = []
    var next = vertex
    while ancestors[ancestors[next]] >= 0 {
      path.append(next)
      next = ancestors[next]
    }
    for vertex in path.reversed() {
      let ancestor = ancestors[vertex]
      if semidominators[labels[ancestor]] < semidominators[labels[vertex]] {
        labels[vertex] = labels[ancestor]
      }
      ancestors[vertex] = ancestors[ancestor]
    }
    return labels[vertex]
  }
}
