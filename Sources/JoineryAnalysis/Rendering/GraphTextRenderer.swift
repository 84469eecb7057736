/// Writes a graph as text: its modules, and in each the bindings with what they need.
package struct GraphTextRenderer: Sendable {
  /// Bindings of one owner that were included through the same modules.
  private struct Group: Hashable {
    var owner: Int
    var modules: [String]
  }

  /// Creates a renderer.
  package init() {}

  /// The text of a graph, which ends without a line break.
  ///
  /// - Complexity: O(*n*), where *n* is the length of all names in the graph; with decorators
  ///   O(*m* log *m*) besides, where *m* is the number of bindings and edges.
  package func text(of graph: Graph) -> String {
    let names = DisplayNames(of: graph)
    let wrapped = Self.wrapped(in: graph)
    var order: [Group] = []
    var members: [Group: [Int]] = [:]
    for (index, node) in graph.nodes.enumerated() {
      let group = Group(owner: node.owner, modules: node.modules)
      if members[group] == nil { order.append(group) }
      members[group, default: []].append(index)
    }
    order.sort { first, second in
      // What belongs to no module comes first; all else stays in the order of registration.
      (first.owner, first.modules.isEmpty ? 0 : 1) < (second.owner, second.modules.isEmpty ? 0 : 1)
    }
    var lines = [header(of: graph)]
    for group in order {
      lines.append("")
      if let title = title(of: group, in: graph) { lines.append(title) }
      lines += self.lines(for: members[group] ?? [], of: graph, names, wrapped)
    }
    return lines.map(\.printable).joined(separator: "\n")
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

  private func lines(
    for nodes: [Int], of graph: Graph, _ names: DisplayNames, _ wrapped: [Int: [String]]
  ) -> [String] {
    var columns = TextColumns()
    for index in nodes {
      let node = graph.nodes[index]
      let key = names.name(of: node.key)
      let value = node.role == .emptyCollection ? "[\(key)]" : key
      let name = node.implementation.map { "\(names.name(ofType: $0)) as \(key)" } ?? value
      let isDecorator = node.role == .decorator
      let wraps = isDecorator ? [Self.wrapping(wrapped[index] ?? [])] : []
      // What a decorator wraps is said by its name, whether or not an edge asks for it.
      let edges = node.edges.filter {
        !isDecorator || $0.key != node.key || $0.kind == .collecting
      }
      let needs = (wraps + edges.map { $0.text(names) }).joined(separator: ", ")
      columns.append(name, node.traits.joined(separator: ", "), needs.isEmpty ? "" : "← \(needs)")
    }
    return columns.lines(indentedBy: 2)
  }

  private static func wrapping(_ names: [String]) -> String {
    "wraps \(names.isEmpty ? "nothing" : names.joined(separator: ", "))"
  }

  /// What each decorator wraps, by name.
  private static func wrapped(in graph: Graph) -> [Int: [String]] {
    guard graph.nodes.contains(where: { $0.role == .decorator }) else { return [:] }
    let linked = LinkedGraph(graph)
    let names = VertexNames(linked)
    var wrapped: [Int: [String]] = [:]
    for link in linked.links where link.reason == .wrapping {
      // It may be a collection, which is no node.
      let isDecorated =
        if case .node(let node) = linked.vertices[link.target] {
          graph.nodes[node].role == .decorator
        } else {
          false
        }
      let name = isDecorated ? "the decorator before it" : names.title(of: link.target)
      // In several owners it may wrap several, by the same name.
      if wrapped[link.source]?.contains(name) != true {
        wrapped[link.source, default: []].append(name)
      }
    }
    return wrapped
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
