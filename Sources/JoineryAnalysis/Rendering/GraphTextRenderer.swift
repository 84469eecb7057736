/// Writes a graph as text: its modules, and in each the bindings with what they need.
public struct GraphTextRenderer: Sendable {
  /// Bindings of one owner that were included through the same modules.
  private struct Group: Hashable {
    var owner: Int
    var modules: [String]
  }

  /// Creates a renderer.
  public init() {}

  /// The text of a graph, which ends without a line break.
  ///
  /// - Complexity: O(*n*), where *n* is the length of all names in the graph.
  public func text(of graph: Graph) -> String {
    let names = DisplayNames(of: graph)
    var order: [Group] = []
    var members: [Group: [Node]] = [:]
    for node in graph.nodes {
      let group = Group(owner: node.owner, modules: node.modules)
      if members[group] == nil { order.append(group) }
      members[group, default: []].append(node)
    }
    order.sort { first, second in
      // What belongs to no module comes first; all else stays in the order of registration.
      (first.owner, first.modules.isEmpty ? 0 : 1) < (second.owner, second.modules.isEmpty ? 0 : 1)
    }
    return
      ([header(of: graph)]
      + order.flatMap { group in
        ["", title(of: group, in: graph)].filter { $0 != nil }.compactMap(\.self)
          + lines(for: members[group] ?? [], names)
      }).map(\.printable).joined(separator: "\n")
  }

  private func header(of graph: Graph) -> String {
    let count = graph.nodes.count
    return """
      \(graph.owners.joined(separator: " / ")): \
      \(count.grouped) \(count == 1 ? "binding" : "bindings")
      """
  }

  private func title(of group: Group, in graph: Graph) -> String? {
    let owner = graph.owners.count > 1 ? "in '\(graph.ownerName(group.owner))'" : nil
    let modules = group.modules.isEmpty ? nil : group.modules.joined(separator: " / ")
    return modules.map { path in owner.map { "\(path), \($0)" } ?? path } ?? owner
  }

  private func lines(for nodes: [Node], _ names: DisplayNames) -> [String] {
    var columns = TextColumns()
    for node in nodes {
      let key = names.name(of: node.key)
      let value = node.role == .emptyCollection ? "[\(key)]" : key
      let name = node.implementation.map { "\(names.name(ofType: $0)) as \(key)" } ?? value
      let needs = node.edges.map { $0.text(names) }.joined(separator: ", ")
      columns.append(name, node.traits.joined(separator: ", "), needs.isEmpty ? "" : "← \(needs)")
    }
    return columns.lines(indentedBy: 2)
  }
}

extension Graph: CustomStringConvertible {
  /// The graph as text: its modules, and in each the bindings with what they need.
  public var text: String {
    GraphTextRenderer().text(of: self)
  }

  /// The same as ``text``, so that `print(container.description)` and `print(AppGraph.description)` show it.
  public var description: String { text }
}
