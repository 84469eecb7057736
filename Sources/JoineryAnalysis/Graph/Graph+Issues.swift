extension Graph {
  /// Everything that is wrong with the graph, by rule and then in the order of registration.
  ///
  /// - Parameters:
  ///   - reportsUnused: Whether bindings that nothing needs are reported.
  ///   - roots: The keys that are asked for from outside the graph, for the sake of `reportsUnused`.
  ///   - requiresInputs: Whether the innermost owner must supply all inputs.
  /// - Returns: The issues; none where the graph is valid.
  /// - Complexity: O(nodes + edges) where nothing is wrong.
  public func issues(
    reportsUnused: Bool = false, roots: [Key] = [], requiresInputs: Bool = false
  ) -> [Issue] {
    let (topology, keys) = topology()
    let wiring = Wiring(topology)
    let findings = Verifier.findings(
      in: wiring,
      options: Verifier.Options(
        reportsUnused: reportsUnused, roots: roots.compactMap { keys.firstIndex(of: $0) },
        requiresInputs: requiresInputs))
    return issues(for: findings, in: wiring)
  }

  /// Puts findings on a topology of this graph into words.
  ///
  /// A container verifies a topology of its own and makes its graph only if there are findings.
  ///
  /// - Parameters:
  ///   - findings: What the rules found.
  ///   - wiring: The wiring in which it was found.
  ///   - conformances: What is known of the types.
  ///   - entrance: Where the scope is entered that is the innermost owner.
  /// - Returns: One issue for each finding, in the same order.
  /// - Precondition: The graph has the nodes and edges of the wiring's topology, in the same order.
  /// - Complexity: O(1) without findings, or else O(*n*) where *n* is the length of all names.
  package func issues(
    for findings: [Finding], in wiring: Wiring, knowing conformances: Conformances = .unknown,
    enteredAt entrance: SourcePlace? = nil
  ) -> [Issue] {
    if findings.isEmpty { return [] }
    var explainer = Explainer(
      graph: self, wiring: wiring, findings: findings, knowing: conformances,
      enteredAt: entrance)
    return findings.map { explainer.issue(for: $0) }
  }

  /// The issue of a request at run time for a key that the graph doesn't bind.
  ///
  /// - Parameters:
  ///   - key: The key that was asked for.
  ///   - element: For a collection, the key of its elements, to which nothing contributes.
  ///   - place: Where it was asked for.
  ///   - conformances: What is known of the types.
  /// - Returns: The issue, with what comes close to the key.
  package func issue(
    whenNotBound key: Key, collecting element: Key? = nil, at place: SourcePlace? = nil,
    knowing conformances: Conformances = .unknown
  ) -> Issue {
    let names = DisplayNames(of: self, and: key)
    if key.isContainer {
      return .notBound(
        names.name(of: key), container: ownerName(owners.count - 1), place: place,
        notes: [.noContainer], fix: FixWriter.insteadOfContainer)
    }
    var finder = NearMissFinder(in: self, names: names, knowing: conformances)
    let fixes = FixWriter(names: names)
    if let element {
      let found = finder.nearMisses(of: element, asCollection: true)
      let binding = found.first { $0.miss.reason == .notContributed }
        .map { fixes.binding(like: nodes[$0.node]) }
      return .notBound(
        names.name(of: key), container: ownerName(owners.count - 1), place: place,
        nearMisses: found.map(\.miss),
        fix: "Contribute(\(binding ?? fixes.binding(of: element)))")
    }
    let found = finder.nearMisses(of: key)
    return .notBound(
      names.name(of: key), container: ownerName(owners.count - 1), place: place,
      nearMisses: found.map(\.miss),
      fix: found.first { $0.miss.reason.isOfFunctions }
        .map { fixes.request(for: nodes[$0.node].key) }
        ?? found.first.flatMap { fix(of: key, whereBound: $0, fixes) } ?? fixes.binding(of: key))
  }

  /// What puts a request right where something close is bound; nil where that is something else.
  private func fix(
    of key: Key, whereBound near: (miss: NearMiss, node: Int), _ fixes: FixWriter
  ) -> String? {
    let node = nodes[near.node]
    switch near.miss.reason {
    case .concreteType where node.key.type.hasPrefix("any "):
      return fixes.request(for: node.key)
    case .concreteType:
      return fixes.binding(like: node, key: key)
    case .givenByProvider:
      return fixes.request(forProviderOf: node.key)
    case .otherQualifier, .optional, .otherOwner, .onlyContributed, .notContributed,
      .otherArguments, .otherEffects, .madeFromArguments, .sameNameInAnotherModule, .similarName:
      return nil
    }
  }

  /// The issue of an object to which nothing says what is injected.
  ///
  /// - Parameters:
  ///   - key: The type of the object.
  ///   - place: Where it was to be injected.
  /// - Returns: The issue.
  package func issue(whenNotInjectable key: Key, at place: SourcePlace? = nil) -> Issue {
    .notInjectable(
      DisplayNames(of: self).name(of: key), container: ownerName(owners.count - 1), place: place)
  }

  /// The links of a chain of nodes, each of which asks for the next.
  ///
  /// - Parameters:
  ///   - nodes: Indices into ``nodes``.
  ///   - wiring: The wiring of a topology of this graph.
  /// - Returns: One link for each node.
  /// - Precondition: The graph has the nodes and edges of the wiring's topology, in the same order.
  package func chain(through nodes: [Int], in wiring: Wiring) -> [ChainLink] {
    let explainer = Explainer(graph: self, wiring: wiring)
    let steps = zip(nodes, nodes.dropFirst()).map { node, next in
      let key = wiring.topology.nodes[next].key
      return Step(
        node: node,
        edge: wiring.topology.edgeRange(of: node).first { wiring.topology.edges[$0].key == key })
    }
    return explainer.links(along: steps, to: nodes.last)
  }
}
