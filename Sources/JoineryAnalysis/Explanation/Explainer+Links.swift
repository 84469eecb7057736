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

  /// What to call a node where there is little room.
  func shortName(_ node: Int) -> String {
    let value = graph.nodes[node]
    let key = names.name(of: value.key)
    return switch value.role {
    case .binding, .override, .emptyCollection: key
    case .contribution: value.implementation.map { names.name(ofType: $0) } ?? key
    case .decorator: "decorator of \(key)"
    }
  }

  /// What to call a node that is kept, with its lifetime.
  func holderName(_ node: Int) -> String {
    let lifetime = lifetime(of: node).rawValue
    switch graph.nodes[node].role {
    case .decorator:
      return "the decorator of the \(lifetime) '\(names.name(of: graph.nodes[node].key))'"
    case .binding, .override, .contribution, .emptyCollection:
      return "the \(lifetime) '\(shortSubject(node))'"
    }
  }

  private func shortSubject(_ node: Int) -> String {
    graph.nodes[node].implementation.map { names.name(ofType: $0) }
      ?? names.name(of: graph.nodes[node].key)
  }

  /// The links of a route to a node.
  func chain(along route: Route, to last: Int) -> [ChainLink] {
    if route.omitted == 0 { return links(along: route.head, to: last) }
    var end = links(along: route.tail, to: last).dropFirst()
    end[end.startIndex].omitted = route.omitted
    return links(along: route.head, to: nil) + end
  }

  /// One link for each step, and one for the node to which the last step leads.
  func links(along steps: [Step], to last: Int?) -> [ChainLink] {
    let nodes = steps.map(\.node) + (last.map { [$0] } ?? [])
    return nodes.enumerated().map { position, node in
      link(
        linkNames[node], place: graph.nodes[node].place,
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
    return ChainLink(
      name, place: place,
      request: isWrapping(step)
        ? .wrapping : .parameter(position: edge.position, label: edge.label),
      kind: edge.kind, isDeferred: edge.isDeferred, remark: remark)
  }

  /// Whether a step leads from a decorator to what it wraps.
  func isWrapping(_ step: Step) -> Bool {
    step.edge.map { wiring.topology.isBase($0, of: step.node) } ?? true
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
