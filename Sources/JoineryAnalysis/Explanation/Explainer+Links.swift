extension Explainer {
  /// What to call a node in a sentence: the type that it makes, or what it does.
  func subject(_ node: Int) -> String {
    let value = graph.nodes[node]
    let key = names.name(of: value.key)
    let made = value.implementation.map { names.name(ofType: $0) }
    return switch value.role {
    case .binding: "'\(made ?? key)'"
    case .override: made.map { "'\($0)'" } ?? "the override of '\(key)'"
    case .contribution: made.map { "'\($0)'" } ?? "a contribution to '[\(key)]'"
    case .decorator: "the decorator of '\(key)'"
    case .emptyCollection: "'[\(key)]'"
    }
  }

  /// What to call a node in a chain: what it makes, and as what.
  func linkName(_ node: Int) -> String {
    let value = graph.nodes[node]
    let key = names.name(of: value.key)
    let made = value.implementation.map { names.name(ofType: $0) }
    let name = made.map { "\($0) as \(key)" } ?? key
    return switch value.role {
    case .binding, .override, .emptyCollection: name
    case .contribution: made == nil ? "a contribution to [\(key)]" : name
    case .decorator: "the decorator of \(key)"
    }
  }

  /// The links of a chain, without its middle where it is very long.
  func chain(along steps: [Step], to last: Int?) -> [ChainLink] {
    let end = Self.chainEnd
    guard steps.count > 2 * end else { return links(along: steps, to: last) }
    var links = links(along: Array(steps.prefix(end)), to: nil)
    var rest = self.links(along: Array(steps.suffix(end + 1)), to: last)
    rest.removeFirst()
    rest[0].omitted = steps.count - 2 * end
    links += rest
    return links
  }

  /// One link for each step, and one for the node to which the last step leads.
  func links(along steps: [Step], to last: Int?) -> [ChainLink] {
    let nodes = steps.map(\.node) + (last.map { [$0] } ?? [])
    return nodes.enumerated().map { position, node in
      link(
        linkName(node), place: graph.nodes[node].place,
        askedBy: position > 0 ? steps[position - 1] : nil)
    }
  }

  /// A link that a step leads to.
  func link(
    _ name: String, place: SourcePlace?, askedBy step: Step?, remark: String? = nil
  ) -> ChainLink {
    guard let step else { return ChainLink(name, place: place, remark: remark) }
    guard let edge = edge(of: step) else {
      return ChainLink(name, place: place, request: .wrapping, remark: remark)
    }
    let isWrapping = step.edge.map { wiring.topology.isBase($0, of: step.node) } ?? true
    return ChainLink(
      name, place: place,
      request: isWrapping ? .wrapping : .parameter(position: edge.position, label: edge.label),
      kind: edge.kind, isDeferred: edge.isDeferred, remark: remark)
  }

  /// The edge over which a step leaves its node.
  func edge(of step: Step) -> Edge? {
    step.edge.map { edge in
      graph.nodes[step.node].edges[edge - wiring.topology.edgeRange(of: step.node).lowerBound]
    }
  }

  /// What to call a parameter in a sentence.
  func parameterName(_ edge: Edge) -> String {
    if let label = edge.label { return "parameter '\(label)'" }
    return edge.position.map { "parameter \($0 + 1)" } ?? "a parameter"
  }

  /// The node that answers for a decorator's key, or the node itself.
  func provider(of node: Int) -> Node {
    let value = graph.nodes[node]
    guard value.role == .decorator,
      let provider = wiring.provider(of: Int(wiring.topology.nodes[node].key))
    else { return value }
    return graph.nodes[provider]
  }

  /// The lifetime of what a node makes; a decorator has that of what it wraps.
  func lifetime(of node: Int) -> Lifetime {
    provider(of: node).lifetime
  }
}
