package import JoineryAnalysis

/// What a change does to a graph: its bindings, and what is wrong with it.
///
/// Where a binding is written, which modules it came through, and the order, names and positions of
/// its parameters don't count.
package struct GraphDifference: Sendable {
  /// A binding that only one of the graphs has, or that both have.
  package struct Binding: Hashable, Sendable {
    /// The binding; for a change, as it is afterwards.
    package var node: Node
    /// What to call it.
    package var name: String
    /// The name of its owner.
    package var owner: String
    /// What is different, if both graphs have it.
    package var changes: [BindingChange] = []
  }

  /// The bindings that only the later graph has, in the order of registration.
  package let added: [Binding]
  /// The bindings that only the earlier graph has, in the order of registration.
  package let removed: [Binding]
  /// The bindings that both have and that are different.
  package let changed: [Binding]
  /// What is wrong only with the later graph.
  package let newIssues: [Issue]
  /// What was wrong only with the earlier graph.
  package let goneIssues: [Issue]

  /// Compares two graphs.
  ///
  /// - Parameters:
  ///   - before: The earlier graph.
  ///   - after: The later graph.
  /// - Complexity: O(*n*), where *n* is the length of all names, and that of the verification.
  package init(from before: Graph, to after: Graph) {
    let names = DisplayNames(of: Graph(nodes: before.nodes + after.nodes))
    let pairing = NodePairing(before, after)
    func binding(_ node: Node, in graph: Graph, _ changes: [BindingChange] = []) -> Binding {
      Binding(
        node: node, name: names.name(of: node).printable,
        owner: graph.ownerName(node.owner).printable, changes: changes)
    }
    added = pairing.added.map { binding(after.nodes[$0], in: after) }
    removed = pairing.removed.map { binding(before.nodes[$0], in: before) }
    changed = pairing.pairs.compactMap { old, new in
      let changes = BindingChange.changes(
        from: before.nodes[old], in: before, to: after.nodes[new], in: after, names)
      return changes.isEmpty ? nil : binding(after.nodes[new], in: after, changes)
    }
    let (earlier, later) = (before.issues(), after.issues())
    newIssues = Self.issues(later, without: earlier)
    goneIssues = Self.issues(earlier, without: later)
  }

  /// The issues that are not among others; one is the same as another if it has the same headline.
  private static func issues(_ issues: [Issue], without others: [Issue]) -> [Issue] {
    var counts: [[String]: Int] = [:]
    for issue in others { counts[[issue.id.rawValue, issue.headline], default: 0] += 1 }
    return issues.filter { issue in
      let left = counts[[issue.id.rawValue, issue.headline], default: 0]
      counts[[issue.id.rawValue, issue.headline]] = left - 1
      return left <= 0
    }
  }

  /// Whether the graphs are the same.
  package var isEmpty: Bool {
    added.isEmpty && removed.isEmpty && changed.isEmpty && newIssues.isEmpty && goneIssues.isEmpty
  }

  /// The difference in one line: `2 added, 1 removed, 3 changed; 1 new issue`.
  package var summary: String {
    if isEmpty { return "no difference" }
    let bindings: [String] = [
      Self.phrase(added.count, "added"), Self.phrase(removed.count, "removed"),
      Self.phrase(changed.count, "changed"),
    ].compactMap(\.self)
    let issues: [String] = [
      Self.phrase(newIssues.count, "new", of: "issue"),
      Self.phrase(goneIssues.count, "gone", of: "issue"),
    ].compactMap(\.self)
    return [bindings, issues].filter { !$0.isEmpty }.map { $0.joined(separator: ", ") }
      .joined(separator: "; ")
  }

  /// How many, unless there are none.
  private static func phrase(_ count: Int, _ change: String, of noun: String? = nil) -> String? {
    guard count > 0 else { return nil }
    let nouns = noun.map { count == 1 ? " \($0)" : " \($0)s" } ?? ""
    return "\(count.grouped)\(nouns) \(change)"
  }
}
