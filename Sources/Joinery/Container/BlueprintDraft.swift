import JoineryAnalysis

/// A blueprint while its bindings are being added.
struct BlueprintDraft: KnownTypes {
  private(set) var owners: [String]
  private(set) var nodes: ContiguousArray<Blueprint.Node>
  private(set) var keys: TypeTable
  private(set) var keyTypes: ContiguousArray<Any.Type>
  private(set) var topology: Topology
  private(set) var isLifted: ContiguousArray<Bool>
  /// For each key, the node that binds it first, or -1.
  private var firstBindings: ContiguousArray<Int32>
  /// The keys of collections that have contributions or may be empty.
  private var contributedKeys: Set<Int> = []
  private(set) var modules: [ObjectIdentifier: Module.Contents] = [:]
  /// The records that are there, as they were listed: all but those that alone bind their key.
  ///
  /// The nodes keep them, or the list that is being added.
  private var knownRecords: Set<ObjectIdentifier> = []
  /// For each node that stands for a collection which an override replaces, the key of the elements.
  private var elementsOfReplaced: [Int: Int] = [:]

  /// Starts with nothing.
  init(name: String) {
    owners = [name]
    nodes = []
    keys = TypeTable(capacity: 0)
    keyTypes = []
    topology = Topology()
    isLifted = []
    firstBindings = []
  }

  /// Starts with the bindings of another blueprint.
  ///
  /// - Parameters:
  ///   - base: The other blueprint.
  ///   - owners: The names of the owners, also of a new innermost one: the blueprint of scopes has those of the
  ///     first scope that it was made for.
  ///   - values: The records of nodes that the blueprint has without their values.
  init(
    derivedFrom base: Blueprint, owners: [String],
    values: [(node: Int, record: BindingRecord)] = []
  ) {
    self.owners = owners
    nodes = base.nodes
    for (node, record) in values {
      nodes[node] = Blueprint.Node(
        record: record, module: nodes[node].module, owner: nodes[node].owner)
    }
    keys = TypeTable(copying: base.keys)
    keyTypes = base.keyTypes
    topology = base.topology
    topology.ownerCount = owners.count
    isLifted = base.isLifted
    modules = base.modules
    contributedKeys = Set(base.keyTypes.indices.filter { base.isContributed(base.keyTypes[$0]) })
    firstBindings = ContiguousArray(
      base.keyTypes.indices.map { Int32(base.wiring.provider(of: $0) ?? -1) })
    for node in base.nodes where node.record.role != .binding {
      knownRecords.insert(ObjectIdentifier(node.record))
    }
  }

  /// Adds the bindings of a list: its own first, then those of its modules, depth first.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - role: The role of what would be a plain binding.
  mutating func add(_ list: BindingList, bindingsAs role: Node.Role = .binding) {
    let start = nodes.count
    register(list, in: nil, bindingsAs: role)
    let isAnyReplaced = bindReplacedCollections(from: start)
    for index in start..<nodes.count { connect(index) }
    if isAnyReplaced { reconnect(before: start) }
  }

  private mutating func register(
    _ list: BindingList, in path: ModulePath?, bindingsAs role: Node.Role
  ) {
    let (records, modules) = list.flattened
    for record in records {
      let key = intern(record.type)
      let isPlain = record.role == .binding && role == .binding
      // The first binding of a key is known by the key, and needs no look.
      if isPlain, firstBindings[key] < 0 {
        register(record, key, in: path)
      } else if !(isPlain && nodes[Int(firstBindings[key])].record.isSame(as: record)),
        knownRecords.insert(ObjectIdentifier(record)).inserted
      {
        register(isPlain || record.role != .binding ? record : record.playing(role), key, in: path)
      }
    }
    for module in modules
    where self.modules.updateValue(module.contents, forKey: ObjectIdentifier(module.contents))
      == nil
    {
      register(
        module.contents.bindings, in: ModulePath(module.contents, in: path), bindingsAs: role)
    }
  }

  private mutating func register(_ record: BindingRecord, _ key: Int, in path: ModulePath?) {
    switch record.role {
    case .binding:
      if firstBindings[key] < 0 { firstBindings[key] = Int32(nodes.count) }
    case .contribution, .emptyCollection:
      contributedKeys.insert(key)
    case .override, .decorator:
      break
    }
    for alias in record.aliases { keys.setNumber(of: alias.type, to: key) }
    nodes.append(Blueprint.Node(record: record, module: path, owner: owners.count - 1))
  }

  /// Adds a node and its edges to the topology.
  private mutating func connect(_ index: Int) {
    let node = nodes[index]
    let record = node.record
    let key = intern(record.type)
    let lifetime = record.lifetime ?? lifetimeOfBinding(of: key)
    if record.role == .override, record.lifetime == nil {
      nodes[index].isEagerLikeReplaced = isBindingEager(of: key)
    }
    topology.appendNode(
      key: key, role: record.role, lifetime: lifetime, owner: node.owner,
      access: Access(effects: record.effects, isolation: record.isolation), flaw: record.flaw)
    let types =
      record.role == .decorator ? record.dependencies.dropFirst() : record.dependencies[...]
    for type in types { connect(to: type, isDeferred: lifetime == .assisted) }
    for step in record.steps {
      // Only an object that is shared can be found by what is made while it is completed.
      for type in step.dependencies { connect(to: type, isDeferred: lifetime.isShared) }
    }
    if let element = elementsOfReplaced[index] {
      topology.appendEdge(
        Topology.Edge(key: Int32(element), kind: .collecting, isDeferred: true))
      isLifted.append(true)
    }
  }

  private mutating func connect(to type: Any.Type, isDeferred: Bool) {
    let (edge, isLifted) = edge(to: type, isDeferred: isDeferred)
    topology.appendEdge(edge)
    self.isLifted.append(isLifted)
  }

  /// The edge of a parameter, and whether the container makes it from what is bound.
  private mutating func edge(
    to type: Any.Type, isDeferred: Bool
  ) -> (edge: Topology.Edge, isLifted: Bool) {
    if let key = keys.number(of: type), firstBindings[key] >= 0 {
      return (Topology.Edge(key: Int32(key), kind: .hard, isDeferred: isDeferred), false)
    }
    let demand = LiftedDemand.of(type, in: self)
    let edge = Topology.Edge(
      key: Int32(intern(demand.type)), kind: demand.kind,
      isDeferred: isDeferred || demand.isDeferred)
    return (edge, LiftedDemand.isLifted(type))
  }

  func isBound(_ type: Any.Type) -> Bool {
    keys.number(of: type).map { firstBindings[$0] >= 0 } ?? false
  }

  func isContributed(_ type: Any.Type) -> Bool {
    keys.number(of: type).map { contributedKeys.contains($0) } ?? false
  }

  private func lifetimeOfBinding(of key: Int) -> Lifetime {
    let first = Int(firstBindings[key])
    if first < 0 { return .transient }
    // What a derived container replaces may be an override that has taken the lifetime of another.
    if first < topology.nodes.count { return topology.nodes[first].lifetime }
    return nodes[first].record.lifetime ?? .transient
  }

  private func isBindingEager(of key: Int) -> Bool {
    let first = Int(firstBindings[key])
    return first >= 0 && nodes[first].isEager
  }

  /// The number of a type, which it gets when it is first seen.
  private mutating func intern(_ type: Any.Type) -> Int {
    if let key = keys.number(of: type) { return key }
    let key = keyTypes.count
    keys.setNumber(of: type, to: key)
    keyTypes.append(type)
    firstBindings.append(-1)
    return key
  }
}

// MARK: - Collections that are replaced

extension BlueprintDraft {
  /// Binds each collection that an override replaces as a whole, so that there is something to replace.
  ///
  /// The binding stands for the contributions, where these are; nobody ever gets what it would make.
  ///
  /// - Parameter start: The number of the first node that was added.
  /// - Returns: Whether there is any.
  private mutating func bindReplacedCollections(from start: Int) -> Bool {
    for index in start..<nodes.count where nodes[index].record.role == .override {
      let type = nodes[index].record.type
      guard !isBound(type),
        let elementType = (type as? any CollectedDependency.Type)?.elementType,
        let element = keys.number(of: elementType), contributedKeys.contains(element),
        let source = nodes.first(where: {
          $0.record.role.isCollected && $0.record.type == elementType
        })
      else { continue }
      let record = BindingRecord(replacedCollection: type, source.record.location)
      let key = intern(type)
      firstBindings[key] = Int32(nodes.count)
      elementsOfReplaced[nodes.count] = element
      nodes.append(Blueprint.Node(record: record, module: source.module, owner: source.owner))
    }
    return !elementsOfReplaced.isEmpty
  }

  /// Looks up the requests of nodes anew that were made from contributions, and are of a binding now.
  private mutating func reconnect(before end: Int) {
    for index in 0..<end {
      let record = nodes[index].record
      let lifetime = topology.nodes[index].lifetime
      var position = topology.edgeRange(of: index).lowerBound
      let types =
        record.role == .decorator ? record.dependencies.dropFirst() : record.dependencies[...]
      for type in types { reconnect(&position, to: type, isDeferred: lifetime == .assisted) }
      for type in record.steps.lazy.flatMap(\.dependencies) {
        reconnect(&position, to: type, isDeferred: lifetime.isShared)
      }
    }
  }

  private mutating func reconnect(_ position: inout Int, to type: Any.Type, isDeferred: Bool) {
    defer { position += 1 }
    let isOfReplaced = elementsOfReplaced.values.contains(Int(topology.edges[position].key))
    guard isLifted[position], isOfReplaced else { return }
    let (edge, isLifted) = edge(to: type, isDeferred: isDeferred)
    topology.setEdge(position, to: edge)
    self.isLifted[position] = isLifted
  }
}

extension BindingRecord {
  /// Creates the record of a collection as a whole, which an override replaces.
  convenience init(replacedCollection type: Any.Type, _ location: Location) {
    self.init(
      type: type, role: .binding, lifetime: .transient, effects: [], location: location,
      dependencies: [],
      makeSlot: { _ in preconditionFailure("a collection that is replaced was made") })
  }
}

extension Lifetime {
  /// Whether the value belongs to a scope.
  var isShortLived: Bool {
    switch self {
    case .scoped, .input: true
    case .instance, .singleton, .weak, .transient, .assisted: false
    }
  }

  /// Whether several requests get the same object, also of several scopes.
  var outlivesScopes: Bool { isShared && !isShortLived }

  /// Whether several requests get the same object.
  var isShared: Bool {
    switch self {
    case .instance, .singleton, .weak, .scoped, .input: true
    case .transient, .assisted: false
    }
  }
}
