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
  }

  /// Adds the bindings of a list: its own first, then those of its modules, depth first.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - role: The role of what would be a plain binding.
  mutating func add(_ list: BindingList, bindingsAs role: Node.Role = .binding) {
    let start = nodes.count
    register(list, in: nil, bindingsAs: role)
    for index in start..<nodes.count { connect(index) }
  }

  private mutating func register(
    _ list: BindingList, in path: ModulePath?, bindingsAs role: Node.Role
  ) {
    let (records, modules) = list.flattened
    for record in records {
      let record =
        role != .binding && record.role == .binding ? record.playing(role) : record
      register(record, in: path)
    }
    for module in modules
    where self.modules.updateValue(module.contents, forKey: ObjectIdentifier(module.contents))
      == nil
    {
      register(
        module.contents.bindings, in: ModulePath(module.contents, in: path), bindingsAs: role)
    }
  }

  private mutating func register(_ record: BindingRecord, in path: ModulePath?) {
    let key = intern(record.type)
    switch record.role {
    case .binding:
      let first = firstBindings[key]
      if first < 0 {
        firstBindings[key] = Int32(nodes.count)
      } else if nodes[Int(first)].record.isSame(as: record) {
        return  // The same binding, listed twice.
      }
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
    topology.appendNode(
      key: key, role: record.role, lifetime: lifetime, owner: node.owner,
      access: Access(effects: record.effects, isolation: record.isolation))
    let types =
      record.role == .decorator ? record.dependencies.dropFirst() : record.dependencies[...]
    for type in types { connect(to: type, isDeferred: lifetime == .assisted) }
    for step in record.steps {
      // Only an object that is shared can be found by what is made while it is completed.
      for type in step.dependencies { connect(to: type, isDeferred: lifetime.isShared) }
    }
  }

  private mutating func connect(to type: Any.Type, isDeferred: Bool) {
    if let key = keys.number(of: type), firstBindings[key] >= 0 {
      topology.appendEdge(
        Topology.Edge(key: Int32(key), kind: .hard, isDeferred: isDeferred))
      isLifted.append(false)
      return
    }
    let demand = LiftedDemand.of(type, in: self)
    topology.appendEdge(
      Topology.Edge(
        key: Int32(intern(demand.type)), kind: demand.kind,
        isDeferred: isDeferred || demand.isDeferred))
    isLifted.append(type is any LiftedDependency.Type)
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
