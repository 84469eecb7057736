/// One step of a path: a node, and the edge over which the path leaves it.
package struct Step: Hashable, Sendable {
  /// The node, as an index into ``Topology/nodes``.
  package var node: Int
  /// The edge, as an index into ``Topology/edges``; `nil` where a decorator leads to what it wraps.
  package var edge: Int?

  /// Creates a step.
  package init(node: Int, edge: Int?) {
    self.node = node
    self.edge = edge
  }
}
