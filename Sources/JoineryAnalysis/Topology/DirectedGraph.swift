/// What a walk needs of a graph: dense vertices, and the successors of each at their positions.
package protocol DirectedGraph {
  /// How many vertices there are; they are counted from 0.
  var count: Int { get }

  /// How many positions a vertex has.
  func successorCount(of vertex: Int) -> Int

  /// The successor of a vertex at a position, or -1 where there is none.
  func successor(of vertex: Int, at position: Int) -> Int
}
