/// What a factory needs and can't wait for.
extension Explainer {
  func awaited(_ source: Int, _ request: Step) -> Issue {
    let requester = graph.nodes[request.node]
    return .awaitedDependency(
      names.name(of: graph.nodes[source].key), neededBy: name(of: requester),
      at: requester.place, chain: chain(to: request, source, remark: "has to be awaited"),
      fix: fixForAwaited(graph.nodes[source]))
  }

  /// What to call who can't wait: a function of a graph has a name, which says more than its type.
  private func name(of requester: Node) -> String {
    requester.lifetime == .assisted
      ? requester.member ?? names.name(of: requester.key)
      : names.name(of: requester.key)
  }

  private func fixForAwaited(_ source: Node) -> String {
    let binding = fixes.binding(like: source, lifetime: .singleton)
    return source.role == .contribution ? "Contribute(\(binding))" : binding
  }

  func onMainActor(_ source: Int, _ request: Step) -> Issue {
    let requester = graph.nodes[request.node]
    var moved = requester
    moved.isolation = .mainActor
    return .isolatedDependency(
      names.name(of: graph.nodes[source].key), neededBy: name(of: requester),
      at: requester.place, chain: chain(to: request, source, remark: "on the main actor"),
      fix: fixes.binding(like: moved))
  }

  private func chain(to request: Step, _ source: Int, remark: String) -> [ChainLink] {
    var links = chain(along: paths.route(to: request.node), to: request.node)
    links.append(
      link(
        names.name(of: graph.nodes[source].key), place: graph.nodes[source].place,
        askedBy: request, remark: remark))
    return links
  }
}
