public import JoineryAnalysis

extension DependencyGraph {
  /// The graph as data: every member and every edge, after those of its parents.
  ///
  /// Where several members have one type, the member's name is the qualifier of its key.
  ///
  /// - Complexity: O(members + needs); nothing is kept.
  public nonisolated static var description: Graph {
    let describer = GraphDescriber<Self>()
    describe(describer)
    var graph = Graph(owners: [], nodes: [])
    for parent in describer.parents {
      let description = parent.description
      let base = graph.owners.count
      graph.owners += description.owners
      graph.nodes += description.nodes.map { node in
        var node = node
        node.owner += base
        return node
      }
    }
    let inherited = graph.nodes
    let owner = graph.owners.count
    graph.owners.append("\(Self.self)")
    let keys = describer.keys(besides: inherited)
    var keysByName: [String: Key] = [:]
    for (member, key) in zip(describer.members, keys) { keysByName[member.name] = key }
    for (member, key) in zip(describer.members, keys) {
      let edges = member.needs.enumerated().compactMap { position, need -> Edge? in
        let own = need.isInherited ? nil : keysByName[need.name]
        guard let key = own ?? inherited.last(where: { $0.member == need.name })?.key else {
          return nil
        }
        return Edge(
          key, isDeferred: need.isLater || member.lifetime == .assisted, position: position,
          label: need.name)
      }
      graph.nodes.append(
        Node(
          key, lifetime: member.lifetime, owner: owner, isolation: member.isolation,
          effects: member.effects, place: member.location.place, edges: edges,
          member: member.name))
    }
    return graph
  }
}

extension GraphDescriber {
  /// The key of each member, with its name as the qualifier where the type alone is not enough.
  fileprivate func keys(besides nodes: [Node]) -> [Key] {
    let plain = members.map { Key(ofType: $0.type) }
    var counts: [Key: Int] = [:]
    for node in nodes { counts[node.key, default: 0] += 1 }
    for key in plain { counts[key, default: 0] += 1 }
    return zip(plain, members).map { key, member in
      var key = key
      if counts[key, default: 0] > 1 { key.qualifier = member.name }
      return key
    }
  }
}
