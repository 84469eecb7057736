/// What a factory needs and can't wait for.
extension Explainer {
  func awaited(_ source: Int, _ request: Step) -> Issue {
    let requester = graph.nodes[request.node]
    return .awaitedDependency(
      names.name(of: graph.nodes[source].key), neededBy: names.name(of: requester.key),
      at: requester.place, chain: chain(to: request, source, remark: "has to be awaited"),
      fix: fixForAwaited(graph.nodes[source]))
  }

  private func fixForAwaited(_ source: Node) -> String {
    let binding = fixes.binding(like: source, lifetime: .singleton)
    return source.role == .contribution ? "Contribute(\(binding))" : binding
  }

  func onMainActor(_ source: Int, _ request: Step) -> Issue {
    let requester = graph.nodes[request.node]
    let binding = fixes.binding(like: requester)
    return .isolatedDependency(
      names.name(of: graph.nodes[source].key), neededBy: names.name(of: requester.key),
      at: requester.place, chain: chain(to: request, source, remark: "on the main actor"),
      fix: binding.replacingFirst("(", with: "(main: "))
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

extension String {
  /// The string with the first occurrence of a character replaced.
  fileprivate func replacingFirst(_ character: Character, with replacement: String) -> String {
    guard let index = firstIndex(of: character) else { return self }
    return self[..<index] + replacement + self[self.index(after: index)...]
  }
}
