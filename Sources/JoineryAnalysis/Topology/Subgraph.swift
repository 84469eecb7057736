/// A part of a graph with vertices of its own, from which vertices can be removed.
struct Subgraph: DirectedGraph {
  /// An edge to a vertex of the part, and the position that it has in the whole graph.
  private struct Link {
    var target: Int32
    var position: Int32
  }

  /// The vertices as the whole graph counts them.
  let vertices: ContiguousArray<Int32>
  /// Whether each vertex is still there.
  private(set) var isPresent: ContiguousArray<Bool>
  private var offsets: ContiguousArray<Int32> = [0]
  private var links: ContiguousArray<Link> = []

  /// Takes some vertices out of a graph, in ascending order, with one edge for each pair.
  ///
  /// - Complexity: O(*n* log *n* + edges).
  init(_ vertices: some Sequence<Int32>, of graph: some DirectedGraph) {
    self.vertices = ContiguousArray(vertices.sorted())
    isPresent = ContiguousArray(repeating: true, count: self.vertices.count)
    var numbers: [Int: Int32] = [:]
    for (number, vertex) in self.vertices.enumerated() {
      numbers[Int(vertex)] = Int32(number)
    }
    var lastSource = ContiguousArray<Int32>(repeating: -1, count: self.vertices.count)
    for (source, vertex) in self.vertices.enumerated() {
      for position in 0..<graph.successorCount(of: Int(vertex)) {
        let successor = graph.successor(of: Int(vertex), at: position)
        guard successor >= 0, let target = numbers[successor],
          lastSource[Int(target)] != source
        else { continue }
        lastSource[Int(target)] = Int32(source)
        links.append(Link(target: target, position: Int32(position)))
      }
      offsets.append(Int32(links.count))
    }
  }

  var count: Int { vertices.count }

  func successorCount(of vertex: Int) -> Int {
    Int(offsets[vertex + 1] - offsets[vertex])
  }

  func successor(of vertex: Int, at position: Int) -> Int {
    let target = Int(links[Int(offsets[vertex]) + position].target)
    return isPresent[target] ? target : -1
  }

  /// The position in the whole graph of what is at a position here.
  func originalPosition(of vertex: Int, at position: Int) -> Int {
    Int(links[Int(offsets[vertex]) + position].position)
  }

  /// Removes a vertex and its edges.
  mutating func remove(_ vertex: Int) {
    isPresent[vertex] = false
  }
}
