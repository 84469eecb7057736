extension Explainer {
  mutating func missing(_ key: Int, _ requests: [Step]) -> Issue {
    let name = names.name(of: keys[key])
    // What asks for the key is not what was meant by it, however alike the names are.
    let found = nearMisses.nearMisses(of: keys[key]).filter { miss in
      !requests.contains { $0.node == miss.node }
    }
    let near = found.map(\.miss)
    guard let request = requests.first else {
      return .missingBinding(
        of: name, neededBy: "something", at: nil, chain: [], others: [], nearMisses: near,
        fix: fixes.binding(of: keys[key]))
    }
    let requester = graph.nodes[request.node]
    if keys[key].isContainer {
      return .missingBinding(
        of: name, neededBy: subject(request.node), at: requester.place,
        chain: chain(to: request, ending: name, "nothing binds it"),
        others: [.noContainer] + others(requests), nearMisses: [],
        fix: FixWriter.insteadOfContainer)
    }
    if let fix = fixes.parameter(deferring: keys[key], in: graph) {
      return .missingBinding(
        of: name, neededBy: subject(request.node), at: requester.place,
        chain: chain(to: request, ending: name, "nothing binds it"),
        others: others(requests), nearMisses: near, fix: fix)
    }
    let hidden = wiring.declarations(of: key).first.map { graph.nodes[Int($0)] }
    if let hidden, hidden.owner != requester.owner {
      let outer = graph.ownerName(requester.owner)
      return .missingBinding(
        of: name, neededBy: subject(request.node), in: outer,
        boundOnlyIn: graph.ownerName(hidden.owner), at: requester.place,
        chain: chain(to: request, ending: name, "out of sight"),
        others: others(requests), nearMisses: near.filter { $0.reason != .otherOwner },
        fix: "\(fixes.binding(like: hidden))  // in '\(outer)'")
    }
    return .missingBinding(
      of: name, neededBy: subject(request.node), at: requester.place,
      chain: chain(to: request, ending: name, "nothing binds it"),
      others: others(requests) + argument(keys[key], of: request), nearMisses: near,
      fix: fix(forMissing: keys[key], request, nearest: found.first))
  }

  mutating func emptyCollection(_ key: Int, _ requests: [Step]) -> Issue {
    let type = names.name(ofType: keys[key].type)
    let name = keys[key].qualifier.map { "[\(type)] (\(names.name(ofType: $0)))" } ?? "[\(type)]"
    let request = requests.first ?? Step(node: 0, edge: nil)
    let qualifier = keys[key].qualifier.map { "qualifier: \(names.name(ofType: $0)).self" } ?? ""
    let near = nearMisses.nearMisses(of: keys[key], asCollection: true)
    let bound = near.first { $0.miss.reason == .notContributed }
    return .emptyCollection(
      of: name, neededBy: subject(request.node), at: graph.nodes[request.node].place,
      chain: chain(to: request, ending: name, "nothing contributes to it"),
      others: others(requests),
      nearMisses: near.map(\.miss),
      fix: bound.map { "Contribute(\(fixes.binding(like: graph.nodes[$0.node])))" }
        ?? "Contributions<\(type)>(\(qualifier))  // if it may be empty")
  }

  func unsuppliedInput(_ node: Int, _ requests: [Step]) -> Issue {
    let input = graph.nodes[node]
    let name = names.name(of: input.key)
    let declaration = entrance == nil ? nil : input.place.map { Note.declared(name, at: $0) }
    return .unsuppliedInput(
      name, of: graph.ownerName(graph.owners.count - 1), at: entrance ?? input.place,
      notes: [declaration].compactMap(\.self) + notes(on: requests) { .needed(by: $0, at: $1) },
      fix: fixes.binding(like: input, lifetime: .instance))
  }

  /// The binding that a missing key asks for, or the change to the parameter if that is smaller.
  private func fix(
    forMissing key: Key, _ request: Step, nearest: (miss: NearMiss, node: Int)?
  ) -> String {
    guard let nearest else { return firstBinding(of: key, for: request.node) }
    let node = graph.nodes[nearest.node]
    switch nearest.miss.reason {
    case .otherQualifier where key.qualifier == nil:
      return parameter(node.key)
    case .otherQualifier:
      return fixes.binding(like: node, key: key)
    case .concreteType where node.key.type.hasPrefix("any "):
      return parameter(node.key)
    case .concreteType:
      return fixes.binding(like: node, key: key)
    case .givenByProvider:
      return fixes.binding(ofFunction: key, giving: node)
        ?? "\(fixes.provider(of: node.key))  // the parameter's type"
    case .onlyContributed:
      return "[\(names.name(ofType: key.type))]  // the parameter's type"
    case .optional, .otherArguments, .otherEffects, .madeFromArguments:
      return parameter(node.key)
    case .otherOwner, .notContributed, .sameNameInAnotherModule, .similarName:
      return firstBinding(of: key, for: request.node)
    }
  }

  /// The statement that binds a key, or declares that scopes supply it.
  private func firstBinding(of key: Key, for node: Int) -> String {
    let binding = fixes.binding(of: key)
    let owner = graph.nodes[node].owner
    // What a scope itself binds gets its value there, and a function is no value that comes from outside.
    guard wiring.features.contains(.shortLived), owner == 0 || owner < graph.owners.count - 1,
      FunctionTypeName(key.type) == nil
    else { return binding }
    let input = fixes.binding(like: Node(key, lifetime: .input))
    if lifetime(of: node).isKeptOutsideScopes {
      let consumer = fixes.binding(like: provider(of: node), lifetime: .scoped)
      return "\(binding)  // or \(input) and \(consumer), if scopes supply it"
    }
    return key.type.hasPrefix("any ")
      ? "\(binding)  // or \(input), if scopes supply it"
      : "\(input)  // if scopes supply it; or else \(binding)"
  }

  /// That a value may be an argument of what needs it.
  private func argument(_ key: Key, of request: Step) -> [Note] {
    let requester = graph.nodes[request.node]
    guard key.qualifier == nil, fixes.isValue(key.type), requester.role == .binding,
      requester.lifetime.isMadeByFactory, let position = edge(of: request)?.position
    else { return [] }
    let label: String
    switch requester.isolation {
    case .none: label = "make"
    case .mainActor: label = "main"
    case .actor: return []
    }
    let binding =
      position == 0
      ? "Assisted(\(fixes.metatype(names.name(ofType: key.type))), \(label): …)"
      : "an Assisted binding takes it before what is bound"
    return [.argument(of: subject(request.node), binding)]
  }

  private func parameter(_ key: Key) -> String {
    "\(fixes.parameter(for: key))  // the parameter's type"
  }

  /// Who else asks, besides the first one.
  private func others(_ requests: [Step]) -> [Note] {
    notes(on: requests.filter { $0.node != requests[0].node }) { .alsoNeeded(by: $0, at: $1) }
  }

  /// A note for each requester, however many of its parameters ask.
  private func notes(on requests: [Step], _ note: (String, SourcePlace?) -> Note) -> [Note] {
    var seen: Set<Int> = []
    let nodes = requests.map(\.node).filter { seen.insert($0).inserted }
    return nodes.prefix(Self.noteLimit).map { note(subject($0), graph.nodes[$0].place) }
      + (nodes.count > Self.noteLimit ? [.more(nodes.count - Self.noteLimit)] : [])
  }

  private func chain(to request: Step, ending name: String, _ remark: String) -> [ChainLink] {
    var links = chain(along: paths.route(to: request.node), to: request.node)
    links.append(
      link(name, place: nil, askedBy: request, remark: remark))
    return links
  }
}

extension Lifetime {
  /// Whether the value is kept by an owner that may be no scope.
  fileprivate var isKeptOutsideScopes: Bool {
    switch self {
    case .instance, .singleton, .weak: true
    case .scoped, .transient, .assisted, .input: false
    }
  }

  /// Whether a factory makes the value, once or for each request.
  fileprivate var isMadeByFactory: Bool {
    switch self {
    case .singleton, .weak, .scoped, .transient: true
    case .instance, .assisted, .input: false
    }
  }
}
