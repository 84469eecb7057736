/// What to call the vertices of a graph, on one line each.
package struct VertexNames: Sendable {
  let linked: LinkedGraph
  let names: DisplayNames

  package init(_ linked: LinkedGraph) {
    self.linked = linked
    names = DisplayNames(of: linked.graph)
  }

  /// What a vertex is, as what: `Stripe as any Payments`.
  package func name(of vertex: Int) -> String {
    switch linked.vertices[vertex] {
    case .node(let node): names.name(of: linked.graph.nodes[node]).printable
    case .collection(let key): collection(key)
    case .missing(let key): name(of: key)
    }
  }

  /// What a vertex makes: `Stripe`.
  package func title(of vertex: Int) -> String {
    switch linked.vertices[vertex] {
    case .node(let node): title(of: linked.graph.nodes[node])
    case .collection(let key): collection(key)
    case .missing(let key): name(of: key)
    }
  }

  private func title(of node: Node) -> String {
    switch node.role {
    case .binding, .override, .contribution, .decorator:
      node.implementation.map { names.name(ofType: $0).printable } ?? name(of: node.key)
    case .emptyCollection: collection(node.key)
    }
  }

  /// The name of a key.
  package func name(of key: Key) -> String { names.name(of: key).printable }

  /// The name of all contributions to a key.
  func collection(_ key: Key) -> String {
    let qualifier = key.qualifier.map { " (\(names.name(ofType: $0)))" } ?? ""
    return "[\(names.name(ofType: key.type))]\(qualifier)".printable
  }

  /// Where a vertex was written.
  package func place(of vertex: Int) -> SourcePlace? {
    guard case .node(let node) = linked.vertices[vertex] else { return nil }
    return linked.graph.nodes[node].place
  }

  /// A link for a chain, as the one before asks for it.
  package func chainLink(to vertex: Int, over link: Link?) -> ChainLink {
    let remark: String? =
      if case .missing = linked.vertices[vertex] { "nothing binds it" } else { nil }
    guard let link else { return ChainLink(name(of: vertex), place: place(of: vertex)) }
    return ChainLink(
      name(of: vertex), place: place(of: vertex), request: request(of: link),
      kind: link.kind, isDeferred: link.isDeferred, remark: remark)
  }

  private func request(of link: Link) -> ChainLink.Request? {
    switch link.reason {
    case .wrapping: return .wrapping
    case .contribution: return nil
    case .parameter:
      let edge = edge(of: link)
      return .parameter(position: edge?.position, label: edge?.label?.printable)
    }
  }

  /// The edge of a link that has one.
  package func edge(of link: Link) -> Edge? {
    guard case .node(let node) = linked.vertices[link.source], let edge = link.edge else {
      return nil
    }
    return linked.graph.nodes[node].edges[edge]
  }

  /// The chain along a path.
  package func chain(along path: [Link]) -> [ChainLink] {
    guard let first = path.first else { return [] }
    return [chainLink(to: first.source, over: nil)]
      + path.map { chainLink(to: $0.target, over: $0) }
  }
}
