/// A member of a graph type, and what it needs.
package struct GraphFamilyMember: Sendable {
  package let name: String
  /// The member with the key of its type, without edges.
  package let node: Node
  package let needs: [Need]

  /// Creates a member.
  package init(_ name: String, _ node: Node, needs: [Need]) {
    self.name = name
    self.needs = needs
    var node = node
    node.member = name
    self.node = node
  }

  /// What a member asks for by a name.
  package struct Need: Sendable {
    /// Where a name is looked up.
    package enum Source: Sendable {
      /// In the graph type, and then through its parents.
      case anywhere
      /// Through the parents only.
      case parents
      /// In one of the parents, which the member of this name holds.
      case parent(String)
    }

    package let name: String
    package let source: Source
    /// Whether it is asked for after the member was made.
    package let isDeferred: Bool
    /// Whether it is asked for in vain if nothing has the name; otherwise it is no need then.
    package let isExpected: Bool

    /// Creates a need.
    package init(
      _ name: String, from source: Source = .anywhere, isDeferred: Bool, isExpected: Bool = false
    ) {
      self.name = name
      self.source = source
      self.isDeferred = isDeferred
      self.isExpected = isExpected
    }
  }
}
