public import JoineryAnalysis

extension DependencyGraph {
  /// The graph as data: every member and every edge, after those of its parents.
  ///
  /// A graph type that is reached in several ways is there once. Where several members have one type, the
  /// member's name is the qualifier of its key; where members of several graphs have one type and name, it
  /// is the name with that of the graph before it: `SessionGraph.config`.
  ///
  /// - Complexity: O(members + needs); nothing is kept.
  public nonisolated static var description: Graph {
    var family = GraphFamily<ObjectIdentifier>()
    var open: Set<ObjectIdentifier> = []
    join(&family, &open)
    return family.graph
  }

  /// Adds the type to a family, after its parents.
  ///
  /// - Parameters:
  ///   - family: The family.
  ///   - open: The types that are being added, since nothing keeps a type from being its own parent.
  fileprivate nonisolated static func join(
    _ family: inout GraphFamily<ObjectIdentifier>, _ open: inout Set<ObjectIdentifier>
  ) {
    let id = ObjectIdentifier(Self.self)
    guard !family.contains(id), open.insert(id).inserted else { return }
    let describer = GraphDescriber<Self>()
    describe(describer)
    for parent in describer.parents { parent.type.join(&family, &open) }
    family.add(
      GraphFamily.Part(
        id, name: "\(Self.self)", fullName: String(reflecting: Self.self),
        parents: describer.parents.map { ($0.name, ObjectIdentifier($0.type)) },
        members: describer.members.map(\.ofFamily)))
  }
}

extension GraphMember {
  /// The member as data.
  fileprivate var ofFamily: GraphFamilyMember {
    var node = Node(
      Key(ofType: type), lifetime: lifetime, isolation: isolation,
      effects: effects.union(effectsOfCall), place: location.place)
    if lifetime == .weak, !BindingRecord.mayBeObject(type) { node.knownFlaw = .noObject }
    return GraphFamilyMember(
      name, node,
      needs: needs.map { need in
        GraphFamilyMember.Need(need.name, from: need.source, isDeferred: need.isLater)
      })
  }
}
