/// The strongly connected components of a graph, dependencies first.
///
/// After Tarjan, "Depth-first search and linear graph algorithms" (1972), with a stack of its own in
/// place of recursion, so that the depth of a graph is limited by memory alone.
package struct Components {
  /// One vertex of the walk, and the successors that are still to be looked at.
  private struct Frame {
    var vertex: Int32
    var position: Int32
    var end: Int32
    var leadsToItself = false
  }

  /// The vertices of all components, one component's after the other's.
  package private(set) var vertices: ContiguousArray<Int32> = []
  /// Where each component that is a cycle lies in ``vertices``.
  package private(set) var cycles: ContiguousArray<Range<Int>> = []

  /// For each vertex, when the walk reached it, counted from 1; 0 before that.
  private var indices: ContiguousArray<Int32>
  /// For each vertex, the earliest one that is known to be in its component; `Int32.max` afterwards.
  private var lows: ContiguousArray<Int32>
  private var frames: ContiguousArray<Frame> = []
  private var open: ContiguousArray<Int32> = []
  private var clock: Int32 = 0

  /// Finds the components that some vertices lead to.
  ///
  /// - Complexity: O(vertices + edges).
  package init(of graph: some DirectedGraph, from roots: some Sequence<Int>) {
    indices = ContiguousArray(repeating: 0, count: graph.count)
    lows = indices
    vertices.reserveCapacity(graph.count)
    for root in roots where indices[root] == 0 {
      enter(root, of: graph)
      while !frames.isEmpty {
        advance(in: graph)
      }
    }
  }

  private mutating func enter(_ vertex: Int, of graph: some DirectedGraph) {
    clock += 1
    indices[vertex] = clock
    lows[vertex] = clock
    open.append(Int32(vertex))
    frames.append(
      Frame(vertex: Int32(vertex), position: 0, end: Int32(graph.successorCount(of: vertex))))
  }

  /// Looks at successors of the last frame until the walk goes down or up.
  private mutating func advance(in graph: some DirectedGraph) {
    let last = frames.count - 1
    let vertex = Int(frames[last].vertex)
    var position = Int(frames[last].position)
    let end = Int(frames[last].end)
    while position < end {
      let successor = graph.successor(of: vertex, at: position)
      position += 1
      if successor < 0 { continue }
      if indices[successor] == 0 {
        frames[last].position = Int32(position)
        enter(successor, of: graph)
        return
      }
      if lows[successor] != .max {
        lows[vertex] = min(lows[vertex], indices[successor])
        if successor == vertex { frames[last].leadsToItself = true }
      }
    }
    leave(frames.removeLast())
  }

  private mutating func leave(_ frame: Frame) {
    let vertex = Int(frame.vertex)
    let low = lows[vertex]
    if let parent = frames.last.map({ Int($0.vertex) }) {
      lows[parent] = min(lows[parent], low)
    }
    guard low == indices[vertex] else { return }
    let start = vertices.count
    while let member = open.popLast() {
      lows[Int(member)] = .max
      vertices.append(member)
      if Int(member) == vertex { break }
    }
    if vertices.count - start > 1 || frame.leadsToItself {
      cycles.append(start..<vertices.count)
    }
  }
}
