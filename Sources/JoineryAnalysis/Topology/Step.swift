/// One step of a path: a node, and the edge over which the path leaves it.
public struct Step: Hashable, Sendable {
  /// The node, as an index into ``Topology/nodes``.
  public var node: Int
  /// The edge, as an index into ``Topology/edges``; `nil` where a decorator leads to what it wraps.
  public var edge: Int?

  /// Creates a step.
  public init(node: Int, edge: Int?) {
    self.node = node
    self.edge = edge
  }
}
