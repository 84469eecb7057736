import JoineryAnalysis

/// Which nodes of two graphs are the same binding.
///
/// A binding is known by its key and role, and a contribution or a decorator also by what it makes. Of
/// several, those of owners with the same name belong together, and then those that come first.
struct NodePairing {
  /// What a binding is known by.
  private struct Identity: Hashable {
    var key: Key
    var role: Node.Role
    var maker: String?
    var owner: String?

    init(_ node: Node, in graph: Graph, withOwner: Bool) {
      key = node.key
      role = node.role
      owner = withOwner ? graph.ownerName(node.owner) : nil
      switch node.role {
      case .contribution, .decorator: maker = node.implementation ?? node.member
      case .binding, .override, .emptyCollection: maker = nil
      }
    }
  }

  /// The nodes that both graphs have, in the order of the later one.
  private(set) var pairs: [(old: Int, new: Int)] = []
  /// The nodes that only the earlier graph has.
  private(set) var removed: [Int]
  /// The nodes that only the later graph has.
  private(set) var added: [Int]

  /// Pairs the nodes of two graphs.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes.
  init(_ before: Graph, _ after: Graph) {
    removed = Array(before.nodes.indices)
    added = Array(after.nodes.indices)
    for withOwner in [true, false] {
      pair(before, after, withOwner: withOwner)
    }
    pairs.sort { $0.new < $1.new }
  }

  private mutating func pair(_ before: Graph, _ after: Graph, withOwner: Bool) {
    var candidates: [Identity: [Int]] = [:]
    for node in removed.reversed() {
      let identity = Identity(before.nodes[node], in: before, withOwner: withOwner)
      candidates[identity, default: []].append(node)
    }
    var taken: Set<Int> = []
    added = added.filter { node in
      let identity = Identity(after.nodes[node], in: after, withOwner: withOwner)
      guard let old = candidates[identity]?.popLast() else { return true }
      pairs.append((old, node))
      taken.insert(old)
      return false
    }
    removed = removed.filter { !taken.contains($0) }
  }
}
