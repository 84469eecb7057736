/// The cycles of a strongly connected part of a graph, each once, on demand.
///
/// After Johnson, "Finding all the elementary circuits of a directed graph" (1975), without
/// recursion. Between two cycles the work is in proportion to the part.
struct ElementaryCycles: IteratorProtocol {
  /// A vertex on the path, the next of its successors, and whether a cycle was closed through it.
  private struct Frame {
    var vertex: Int
    var position = 0
    var isClosed = false
  }

  private var graph: Subgraph
  /// Strongly connected sets of vertices that are still to be searched; the last one is next.
  private var pending: [[Int]]
  /// The vertex whose cycles are being found.
  private var start = -1
  private var rest: [Int] = []
  private var path: [Frame] = []
  private var isBlocked: [Bool]
  /// For each vertex, those to unblock with it.
  private var waiting: [[Int]]
  /// For each vertex, the search that it belongs to.
  private var membership: [Int]
  private var search = 0

  /// Prepares to search some vertices, which must be strongly connected.
  init(among vertices: some Sequence<Int32>, of whole: some DirectedGraph) {
    graph = Subgraph(vertices, of: whole)
    pending = [Array(0..<graph.count)]
    isBlocked = Array(repeating: false, count: graph.count)
    waiting = Array(repeating: [], count: graph.count)
    membership = Array(repeating: 0, count: graph.count)
  }

  /// Finds the next cycle, as vertices of the whole graph with the position of the way on.
  mutating func next() -> [(vertex: Int, position: Int)]? {
    while true {
      if path.isEmpty {
        if start >= 0 { splitRest() }
        guard let vertices = pending.popLast() else { return nil }
        begin(vertices)
      }
      if let cycle = advance() { return cycle }
    }
  }

  private mutating func begin(_ vertices: [Int]) {
    search += 1
    for vertex in vertices {
      membership[vertex] = search
      isBlocked[vertex] = false
      waiting[vertex] = []
    }
    start = vertices.min() ?? -1
    rest = vertices
    isBlocked[start] = true
    path = [Frame(vertex: start)]
  }

  /// Goes one step along the path, or one back.
  private mutating func advance() -> [(vertex: Int, position: Int)]? {
    let last = path.count - 1
    let vertex = path[last].vertex
    while path[last].position < graph.successorCount(of: vertex) {
      let successor = graph.successor(of: vertex, at: path[last].position)
      path[last].position += 1
      guard successor >= 0, membership[successor] == search else { continue }
      if successor == start {
        path[last].isClosed = true
        return path.map {
          (
            vertex: Int(graph.vertices[$0.vertex]),
            position: graph.originalPosition(of: $0.vertex, at: $0.position - 1)
          )
        }
      }
      if !isBlocked[successor] {
        isBlocked[successor] = true
        path.append(Frame(vertex: successor))
        return nil
      }
    }
    leave(path.removeLast())
    return nil
  }

  private mutating func leave(_ frame: Frame) {
    if frame.isClosed {
      if !path.isEmpty { path[path.count - 1].isClosed = true }
      unblock(frame.vertex)
      return
    }
    for position in 0..<graph.successorCount(of: frame.vertex) {
      let successor = graph.successor(of: frame.vertex, at: position)
      if successor >= 0 && membership[successor] == search {
        waiting[successor].append(frame.vertex)
      }
    }
  }

  private mutating func unblock(_ vertex: Int) {
    var open = [vertex]
    while let vertex = open.popLast() {
      guard isBlocked[vertex] else { continue }
      isBlocked[vertex] = false
      open += waiting[vertex]
      waiting[vertex] = []
    }
  }

  /// Takes the start away and finds what is still connected without it.
  private mutating func splitRest() {
    graph.remove(start)
    let remaining = rest.filter { $0 != start }
    let components = Components(of: graph, from: remaining)
    pending += components.cycles.map { components.vertices[$0].map { Int($0) } }
      .sorted { ($0.min() ?? 0) > ($1.min() ?? 0) }
    start = -1
  }
}
