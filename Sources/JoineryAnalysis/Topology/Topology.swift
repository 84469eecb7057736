/// A graph without words: keys, nodes and edges as dense integers.
///
/// The rules read nothing else, so that a container can be verified at launch without making a
/// single string. `Topology(graph)` gives the topology of a graph; a container builds its own.
package struct Topology: Sendable {
  /// A dense index of a key, counted from 0.
  package typealias KeyIndex = Int
  /// An index into ``nodes``, which has the order of registration.
  package typealias NodeIndex = Int

  /// One binding.
  package struct Node: Sendable {
    /// The key that the binding is for.
    package var key: Int32
    /// The owner's depth: 0 for the outermost container or graph.
    package var owner: Int32
    /// Where this node's edges start in ``Topology/edges``; they end where the next node's start.
    package var firstEdge: Int32
    /// What the binding does for its key.
    package var role: JoineryAnalysis.Node.Role
    /// How long the value lives.
    package var lifetime: Lifetime
    /// From where the value can be had without waiting.
    package var access: Access
    /// What is wrong with the binding on its own.
    package var flaw: Flaw?
  }

  /// One dependency.
  package struct Edge: Hashable, Sendable {
    /// The key that is asked for.
    package var key: Int32
    /// How many values are asked for.
    package var kind: JoineryAnalysis.Edge.Kind
    /// Whether the value is made later, on request.
    package var isDeferred: Bool
    /// Whether it asks for what the decorator that has it wraps, and not for the decorated value.
    ///
    /// A decorator wraps what comes before it without such an edge as well.
    package var isBase: Bool

    /// Creates an edge.
    package init(
      key: Int32, kind: JoineryAnalysis.Edge.Kind, isDeferred: Bool, isBase: Bool = false
    ) {
      self.key = key
      self.kind = kind
      self.isDeferred = isDeferred
      self.isBase = isBase
    }
  }

  /// The bindings in the order of their registration.
  package private(set) var nodes: [Node] = []
  /// The edges of all nodes, one node's after the other's.
  package private(set) var edges: [Edge] = []
  /// How many owners there are, one inside the other.
  ///
  /// Adding a node of an inner owner raises it; set it where the innermost owner has no nodes.
  package var ownerCount = 1
  /// How many keys there are.
  package private(set) var keyCount = 0

  /// Creates an empty topology with room for a number of nodes.
  package init(capacity: Int = 0) {
    nodes.reserveCapacity(capacity)
    edges.reserveCapacity(capacity * 2)
  }

  /// Adds a node, whose edges are the ones that are added until the next node.
  ///
  /// - Complexity: O(1), amortised.
  package mutating func appendNode(
    key: KeyIndex, role: JoineryAnalysis.Node.Role, lifetime: Lifetime, owner: Int = 0,
    access: Access = .anywhere, flaw: Flaw? = nil
  ) {
    nodes.append(
      Node(
        key: Int32(key), owner: Int32(owner), firstEdge: Int32(edges.count), role: role,
        lifetime: lifetime, access: access, flaw: flaw))
    keyCount = max(keyCount, key + 1)
    ownerCount = max(ownerCount, owner + 1)
  }

  /// Adds an edge to the node that was added last.
  ///
  /// - Complexity: O(1), amortised.
  package mutating func appendEdge(_ edge: Edge) {
    edges.append(edge)
    keyCount = max(keyCount, Int(edge.key) + 1)
  }

  /// Puts an edge in the place of another.
  ///
  /// - Complexity: O(1).
  package mutating func setEdge(_ index: Int, to edge: Edge) {
    edges[index] = edge
    keyCount = max(keyCount, Int(edge.key) + 1)
  }

  /// Makes another owner that of a node.
  ///
  /// - Complexity: O(1).
  package mutating func setOwner(of node: NodeIndex, to owner: Int) {
    nodes[node].owner = Int32(owner)
    ownerCount = max(ownerCount, owner + 1)
  }

  /// The positions in ``edges`` of one node's edges.
  package func edgeRange(of node: NodeIndex) -> Range<Int> {
    let end = node + 1 < nodes.count ? Int(nodes[node + 1].firstEdge) : edges.count
    return Int(nodes[node].firstEdge)..<end
  }
}
