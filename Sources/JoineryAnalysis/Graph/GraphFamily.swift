/// A graph type and those whose members it has through parents, each once and after its own parents.
///
/// The run time and the tool put the graph of a type together by it, so that both give the same one.
package struct GraphFamily<ID: Hashable & Sendable>: Sendable {
  /// The graph types; the one whose family it is comes last.
  package private(set) var parts: [Part] = []
  private var numbers: [ID: Int] = [:]

  /// Creates a family without members.
  package init() {}

  /// Adds a graph type, unless it is there already.
  ///
  /// Its parents are to be there before it; one that isn't is left out.
  ///
  /// - Complexity: O(parents).
  package mutating func add(_ part: Part) {
    guard numbers[part.id] == nil else { return }
    numbers[part.id] = parts.count
    parts.append(part)
  }

  /// Adds the graph types of another family.
  ///
  /// - Complexity: O(graph types).
  package mutating func add(_ other: GraphFamily) {
    for part in other.parts { add(part) }
  }

  /// Whether a graph type is there.
  package func contains(_ id: ID) -> Bool { numbers[id] != nil }

  /// The number of a graph type.
  func number(of id: ID) -> Int? { numbers[id] }

  /// The graph: every member of every type, and what it needs.
  ///
  /// An edge leads to the member that the type itself has, or else to that of the nearest parent.
  ///
  /// - Complexity: O(*m* + *n* · *p*), where *m* is the number of members, *n* that of needs that the
  ///   type itself does not answer, and *p* that of the graph types.
  package var graph: Graph {
    let keys = keys
    var graph = Graph(owners: parts.map(\.name), nodes: [])
    for (owner, part) in parts.enumerated() {
      for (member, key) in zip(part.members, keys[owner]) {
        var node = member.node
        node.key = key
        node.owner = owner
        node.edges = member.needs.enumerated().compactMap { position, need in
          let found = answers(to: need, of: owner).first
          let key =
            found.map { keys[$0.part][$0.member] } ?? (need.isExpected ? Key(type: need.name) : nil)
          return key.map {
            Edge(
              $0, isDeferred: need.isDeferred || node.lifetime == .assisted, position: position,
              label: need.name)
          }
        }
        graph.nodes.append(node)
      }
    }
    return graph
  }
}
