/// What a factory needs and can't wait for.
extension Explainer {
  func awaited(_ source: Int, _ request: Step) -> Issue {
    let requester = graph.nodes[request.node]
    let mayBeSingleton = !needsScope(source)
    return .awaitedDependency(
      names.name(of: graph.nodes[source].key), mayBeSingleton: mayBeSingleton,
      neededBy: name(of: requester), at: requester.place,
      chain: chain(to: request, source, remark: "has to be awaited"),
      fix: mayBeSingleton
        ? fixForAwaited(graph.nodes[source]) : fixes.awaitingBinding(like: requester))
  }

  /// Whether what a node makes belongs to a scope, or needs what does, so that no singleton can hold it.
  private func needsScope(_ source: Int) -> Bool {
    if lifetime(of: source) == .scoped { return true }
    guard wiring.features.contains(.shortLived), graph.nodes[source].owner == 0 else {
      return false
    }
    let sites = Sites(wiring, includesDeferred: true)
    var search = Search(in: sites)
    search.run(from: CollectionOfOne(sites.site(of: source, from: 0))) {
      sites.standing(of: $0) == .passes
    }
    return search.reached.contains { site in
      switch sites.standing(of: Int(site)) {
      case .belongsToScope: true
      case .isKept, .passes: false
      }
    }
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
