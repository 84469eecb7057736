/// Turns the findings on a graph into issues, with names and places.
struct Explainer {
  /// How many links of a chain are kept at each end.
  static let chainEnd = 20
  /// How many notes of one kind an issue has.
  static let noteLimit = 5

  let graph: Graph
  let wiring: Wiring
  let names: DisplayNames
  let fixes: FixWriter
  private let paths: RootPaths
  private var nearMisses: NearMissFinder
  /// The key of each key index.
  private let keys: [Key]

  /// Prepares to explain findings on a graph.
  ///
  /// - Precondition: The graph has the nodes and edges of the wiring's topology, in the same order.
  /// - Complexity: O(*n*), where *n* is the length of all names in the graph.
  init(graph: Graph, wiring: Wiring) {
    precondition(
      graph.nodes.count == wiring.topology.nodes.count,
      "the graph and the topology must have the same nodes in the same order")
    self.graph = graph
    self.wiring = wiring
    names = DisplayNames(of: graph)
    fixes = FixWriter(names: names)
    paths = RootPaths(in: wiring)
    nearMisses = NearMissFinder(in: graph, names: names)
    keys = Self.keys(of: graph, in: wiring.topology)
  }

  private static func keys(of graph: Graph, in topology: Topology) -> [Key] {
    var keys: [Key?] = Array(repeating: nil, count: topology.keyCount)
    for (index, node) in graph.nodes.enumerated() {
      keys[Int(topology.nodes[index].key)] = node.key
    }
    for (index, node) in graph.nodes.enumerated() {
      let range = topology.edgeRange(of: index)
      precondition(
        range.count == node.edges.count,
        "the graph and the topology must have the same edges in the same order")
      for (edge, position) in zip(node.edges, range) {
        let key = Int(topology.edges[position].key)
        keys[key] = keys[key] ?? edge.key
      }
    }
    return keys.map { $0 ?? Key(type: "?") }
  }

  /// Explains one finding.
  mutating func issue(for finding: Finding) -> Issue {
    switch finding {
    case .missing(let key, let requests): missing(key, requests)
    case .duplicate(let key, let nodes): duplicate(key, nodes)
    case .cycle(let steps): cycle(steps)
    case .captive(let path, let shortLived): captive(shortLived, path)
    case .overrideOfNothing(let node): overrideOfNothing(node)
    case .decoratorOfNothing(let node): decoratorOfNothing(node)
    case .emptyCollection(let key, let requests): emptyCollection(key, requests)
    case .unsuppliedInput(let node, let requests): unsuppliedInput(node, requests)
    case .scopedOutsideScope(let path, let shortLived, let owner):
      scopedOutsideScope(shortLived, path, owner)
    case .unused(let node):
      .unusedBinding(subject(node), at: graph.nodes[node].place)
    case .limitReached(let id, let limit):
      id == .dependencyCycle ? .moreCycles(than: limit) : .moreCaptives(than: limit)
    }
  }
}

// MARK: - Requests that nothing answers

extension Explainer {
  private mutating func missing(_ key: Int, _ requests: [Step]) -> Issue {
    let name = names.name(of: keys[key])
    let found = nearMisses.nearMisses(of: keys[key])
    let near = found.map(\.miss)
    guard let request = requests.first else {
      return .missingBinding(
        of: name, neededBy: "something", at: nil, chain: [], others: [], nearMisses: near,
        fix: fixes.binding(of: keys[key]))
    }
    let requester = graph.nodes[request.node]
    let hidden = wiring.declarations(of: key).first.map { graph.nodes[Int($0)] }
    if let hidden, hidden.owner != requester.owner {
      let outer = graph.ownerName(requester.owner)
      return .missingBinding(
        of: name, neededBy: subject(request.node), in: outer,
        boundOnlyIn: graph.ownerName(hidden.owner), at: requester.place,
        chain: chain(to: request, ending: name, "out of sight"),
        others: others(requests.dropFirst()), nearMisses: near.filter { $0.reason != .otherOwner },
        fix: "\(fixes.binding(like: hidden))  // in '\(outer)'")
    }
    return .missingBinding(
      of: name, neededBy: subject(request.node), at: requester.place,
      chain: chain(to: request, ending: name, "nothing binds it"),
      others: others(requests.dropFirst()), nearMisses: near,
      fix: fix(forMissing: keys[key], nearest: found.first))
  }

  private mutating func emptyCollection(_ key: Int, _ requests: [Step]) -> Issue {
    let type = names.name(ofType: keys[key].type)
    let name = keys[key].qualifier.map { "[\(type)] (\(names.name(ofType: $0)))" } ?? "[\(type)]"
    let request = requests.first ?? Step(node: 0, edge: nil)
    let qualifier = keys[key].qualifier.map { "qualifier: \(names.name(ofType: $0)).self" } ?? ""
    return .emptyCollection(
      of: name, neededBy: subject(request.node), at: graph.nodes[request.node].place,
      chain: chain(to: request, ending: name, "nothing contributes to it"),
      others: others(requests.dropFirst()),
      nearMisses: nearMisses.nearMisses(of: keys[key], asCollection: true).map(\.miss),
      fix: "Contributions<\(type)>(\(qualifier))  // if it may be empty")
  }

  private func unsuppliedInput(_ node: Int, _ requests: [Step]) -> Issue {
    let input = graph.nodes[node]
    return .unsuppliedInput(
      names.name(of: input.key), of: graph.ownerName(wiring.innermostOwner), at: input.place,
      others: notes(on: requests[...]) { .needed(by: $0, at: $1) },
      fix: fixes.binding(like: input, lifetime: .instance))
  }

  /// The binding that a missing key asks for, or the change to the parameter if that is smaller.
  private func fix(forMissing key: Key, nearest: (miss: NearMiss, node: Int)?) -> String {
    guard let nearest else { return fixes.binding(of: key) }
    let node = graph.nodes[nearest.node]
    switch nearest.miss.reason {
    case .otherQualifier where key.qualifier == nil:
      return parameter(node.key)
    case .otherQualifier:
      return fixes.binding(like: node, key: key)
    case .concreteType where node.key.type.hasPrefix("any "):
      return parameter(node.key)
    case .concreteType:
      var concrete = node
      concrete.implementation = node.implementation ?? node.key.type
      return fixes.binding(like: concrete, key: key)
    case .onlyContributed:
      return "[\(names.name(ofType: key.type))]  // the parameter's type"
    case .optional:
      return parameter(node.key)
    case .otherOwner, .notContributed, .sameNameInAnotherModule, .similarName:
      return fixes.binding(of: key)
    }
  }

  private func parameter(_ key: Key) -> String {
    "\(fixes.parameter(for: key))  // the parameter's type"
  }

  private func others(_ requests: ArraySlice<Step>) -> [Note] {
    notes(on: requests) { .alsoNeeded(by: $0, at: $1) }
  }

  private func notes(
    on requests: ArraySlice<Step>, _ note: (String, SourcePlace?) -> Note
  ) -> [Note] {
    requests.prefix(Self.noteLimit).map { note(subject($0.node), graph.nodes[$0.node].place) }
      + (requests.count > Self.noteLimit ? [.more(requests.count - Self.noteLimit)] : [])
  }

  private func chain(to request: Step, ending name: String, _ remark: String) -> [ChainLink] {
    var links = chain(along: paths.path(to: request.node), to: request.node)
    links.append(
      link(name, place: nil, askedBy: request, remark: remark))
    return links
  }
}

// MARK: - Other findings

extension Explainer {
  private func duplicate(_ key: Int, _ nodes: [Int]) -> Issue {
    let name = names.name(of: keys[key])
    let declarations = nodes.map { node in
      let value = graph.nodes[node]
      return Note.declaration(
        fixes.binding(like: value), modules: value.modules,
        owner: graph.owners.count > 1 ? graph.ownerName(value.owner) : nil, at: value.place)
    }
    let last = graph.nodes[nodes.last ?? 0]
    switch last.role {
    case .override:
      return .duplicateOverride(
        of: name, in: graph.ownerName(last.owner), declarations: declarations)
    case .binding, .contribution, .emptyCollection, .decorator:
      return .duplicateBinding(
        of: name, declarations: declarations,
        fix: "Override(\(fixes.binding(like: last)))  // if it is to replace the other")
    }
  }

  private func cycle(_ steps: [Step]) -> Issue {
    let nodes = steps.map(\.node)
    var chain = links(along: steps, to: steps.first?.node)
    if !chain.isEmpty {
      chain[chain.count - 1].remark = "again"
    }
    let closing = steps.lazy.reversed().compactMap { step in edge(of: step).map { (step, $0) } }
      .first { $0.1.kind != .collecting && !$0.1.isDeferred }
    return .dependencyCycle(
      through: nodes.map { names.name(of: graph.nodes[$0].key) },
      at: nodes.first.flatMap { graph.nodes[$0].place }, chain: chain,
      fix: closing.map { step, edge in
        """
        Lazy<\(names.name(ofType: edge.key.type))>  // \(parameterName(edge)) of \
        \(subject(step.node))
        """
      })
  }

  private func captive(_ captive: Int, _ path: [Step]) -> Issue {
    let holder = path.first?.node ?? captive
    var chain = chain(along: path, to: captive)
    for (position, node) in [(0, holder), (chain.count - 1, captive)] {
      chain[position].remark = FixWriter.word(for: lifetime(of: node)).lowercased()
    }
    return .captiveDependency(
      names.name(of: graph.nodes[captive].key),
      isInput: graph.nodes[captive].lifetime == .input, heldBy: subject(holder),
      lifetime: lifetime(of: holder), owner: graph.ownerName(graph.nodes[holder].owner),
      isDeferred: path.contains { edge(of: $0)?.isDeferred ?? false },
      at: graph.nodes[holder].place, chain: chain,
      fix: fixes.binding(like: provider(of: holder), lifetime: .scoped))
  }

  private mutating func overrideOfNothing(_ node: Int) -> Issue {
    let value = graph.nodes[node]
    return .overrideOfNothing(
      names.name(of: value.key), at: value.place,
      nearMisses: nearMisses.nearMisses(of: value.key).filter { $0.node != node }.map(\.miss),
      fix: fixes.binding(like: value))
  }

  private mutating func decoratorOfNothing(_ node: Int) -> Issue {
    let value = graph.nodes[node]
    let near = nearMisses.nearMisses(of: value.key).map(\.miss)
    return .decoratorOfNothing(
      names.name(of: value.key), at: value.place, nearMisses: near,
      fix: near.isEmpty ? fixes.binding(of: value.key) : nil)
  }

  private func scopedOutsideScope(_ shortLived: Int, _ path: [Step], _ owner: Int) -> Issue {
    let end = graph.nodes[shortLived]
    let asked = graph.nodes[path.first?.node ?? shortLived]
    let key = names.name(of: asked.key)
    let needed = names.name(of: end.key)
    let chain = path.isEmpty ? [] : chain(along: path, to: shortLived)
    if owner > 0 {
      return .unsuppliedInput(
        key, needs: needed, container: graph.ownerName(owner), place: end.place, chain: chain,
        fix: fixes.binding(like: end, lifetime: .instance))
    }
    let supplied = end.lifetime == .input ? fixes.binding(like: end, lifetime: .instance) : ""
    return .scopedOutsideScope(
      key, needs: needed, container: graph.ownerName(owner), place: asked.place, chain: chain,
      fix: "try container.scope { \(supplied) }.resolve(\(names.name(ofType: asked.key.type)).self)"
    )
  }
}
