extension Explainer {
  func duplicate(_ key: Int, _ nodes: [Int]) -> Issue {
    let name = names.name(of: keys[key])
    let declarations = nodes.map { node in
      let value = graph.nodes[node]
      return Note.declaration(
        value.implementation.map { names.name(ofType: $0) } ?? name, lifetime: value.lifetime,
        modules: value.modules,
        owner: graph.owners.count > 1 ? graph.ownerName(value.owner) : nil, at: value.place)
    }
    let last = graph.nodes[nodes.last ?? 0]
    switch last.role {
    case .override:
      return .duplicateOverride(
        of: name, in: graph.ownerName(last.owner), declarations: declarations)
    case .binding, .contribution, .emptyCollection, .decorator:
      // An input replaces nothing; what has a value may.
      guard let node = nodes.last(where: { graph.nodes[$0].lifetime != .input }) else {
        return .duplicateInput(of: name, declarations: declarations)
      }
      let fix =
        if let member = last.member {
          "except: [\"\(member)\"]  // where its graph's 'Members(of:)' are listed"
        } else {
          "Override(\(fixes.binding(like: graph.nodes[node])))  // if it is to replace the other"
        }
      return .duplicateBinding(of: name, declarations: declarations, fix: fix)
    }
  }

  func valueless(_ node: Int) -> Issue {
    let value = graph.nodes[node]
    let binding = "\(FixWriter.word(for: value.lifetime))<<#Type#>> { <#value#> }"
    return .valuelessBinding(
      names.name(of: value.key), isNever: value.key.type.hasSuffix("Never"), place: value.place,
      fix: value.member != nil
        ? nil : value.role == .contribution ? "Contribute(\(binding))" : binding)
  }

  func notAnObject(_ node: Int) -> Issue {
    let value = graph.nodes[node]
    let name = names.name(of: value.key)
    if let member = value.member {
      return .notAClassInstance(
        name, madeAs: name, place: value.place, fix: Issue.fix(holding: member))
    }
    let binding = fixes.binding(like: value, lifetime: .singleton)
    return .notAClassInstance(
      name, madeAs: name, place: value.place,
      fix: value.role == .contribution ? "Contribute(\(binding))" : binding)
  }

  func cycle(_ steps: [Step]) -> Issue {
    let nodes = steps.map(\.node)
    var chain = links(along: steps, to: steps.first?.node)
    if !chain.isEmpty {
      chain[chain.count - 1].remark = "again"
    }
    let joint = weakestJoint(of: steps)
    let ends = joint.map { (subject($0.step.node), subject($0.target)) }
    return .dependencyCycle(
      through: nodes.map { shortName($0) },
      at: nodes.first.flatMap { graph.nodes[$0].place }, chain: chain,
      ends: ends.flatMap { $0.0 == $0.1 ? nil : $0 }, fix: joint.map(fix(deferring:)))
  }

  func captive(_ captive: Int, _ path: [Step]) -> Issue {
    let holder = path.first?.node ?? captive
    var chain = chain(along: Route(path), to: captive)
    for (position, node) in [(0, holder), (chain.count - 1, captive)] {
      chain[position].remark = FixWriter.word(for: lifetime(of: node)).lowercased()
    }
    return .captiveDependency(
      names.name(of: graph.nodes[captive].key),
      isInput: graph.nodes[captive].lifetime == .input, heldBy: holderName(holder),
      owner: graph.ownerName(graph.nodes[holder].owner),
      isDeferred: path.contains { edge(of: $0)?.isDeferred ?? false },
      at: graph.nodes[holder].place, chain: chain,
      fix: fixes.binding(like: provider(of: holder), lifetime: .scoped))
  }

  mutating func overrideOfNothing(_ node: Int) -> Issue {
    let value = graph.nodes[node]
    let near = nearMisses.nearMisses(of: value.key, includesOverrides: false)
    return .overrideOfNothing(
      names.name(of: value.key), at: value.place, nearMisses: near.map(\.miss),
      fix: near.first.flatMap { fix(of: value, overriding: $0) }
        ?? "\(fixes.binding(like: value))  // as a binding of '\(graph.ownerName(value.owner))'")
  }

  /// The override of what comes close; nil where that is something else.
  private func fix(of override: Node, overriding near: (miss: NearMiss, node: Int)) -> String? {
    let other = graph.nodes[near.node]
    switch near.miss.reason {
    case .otherQualifier, .optional:
      return "Override(\(fixes.binding(like: override, key: other.key)))"
    case .concreteType where other.key.type.hasPrefix("any "):
      return "Override(\(fixes.binding(like: override, key: other.key)))"
    case .concreteType:
      return fixes.binding(like: other, key: override.key) + "  // what is to be replaced"
    case .otherOwner:
      return "Override(\(fixes.binding(like: override)))  // in '\(graph.ownerName(other.owner))'"
    case .onlyContributed:
      return "Contribute(\(fixes.binding(like: override)))  // beside the others"
    case .notContributed, .otherArguments, .otherEffects, .madeFromArguments, .givenByProvider,
      .sameNameInAnotherModule, .similarName:
      return nil
    }
  }

  mutating func decoratorOfNothing(_ node: Int) -> Issue {
    let value = graph.nodes[node]
    let near = nearMisses.nearMisses(of: value.key).map(\.miss)
    return .decoratorOfNothing(
      names.name(of: value.key), at: value.place, nearMisses: near,
      fix: near.isEmpty ? fixes.binding(of: value.key) : nil)
  }

  func scopedOutsideScope(_ shortLived: Int, _ path: [Step], _ owner: Int) -> Issue {
    let end = graph.nodes[shortLived]
    let asked = graph.nodes[path.first?.node ?? shortLived]
    let key = names.name(of: asked.key)
    let needed = names.name(of: end.key)
    let chain = path.isEmpty ? [] : chain(along: Route(path), to: shortLived)
    if owner > 0 {
      return .unsuppliedInput(
        key, needs: needed, container: graph.ownerName(owner), place: end.place, chain: chain,
        fix: fixes.binding(like: end, lifetime: .instance))
    }
    let isInput = end.lifetime == .input
    let values = openInputs.map { fixes.binding(like: $0, lifetime: .instance) }
      .joined(separator: "; ")
    return .scopedOutsideScope(
      key, needs: needed, isInput: isInput, container: graph.ownerName(owner), place: asked.place,
      chain: chain,
      fix: """
        let scope = try container.scope {\(values.isEmpty ? "" : " \(values) ")}; \
        \(fixes.request(for: asked.key, of: "scope"))
        """)
  }

  /// The inputs that a scope has to supply.
  private var openInputs: [Node] {
    graph.nodes.indices.filter { index in
      let node = graph.nodes[index]
      return node.lifetime == .input && node.role == .binding
        && wiring.provider(of: Int(wiring.topology.nodes[index].key)) == index
    }
    .map { graph.nodes[$0] }
  }
}
