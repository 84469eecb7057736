import JoineryAnalysis

/// A blueprint while its bindings are being added.
struct BlueprintDraft {
  private(set) var owners: [String]
  private(set) var nodes: ContiguousArray<Blueprint.Node>
  private(set) var keys: TypeTable
  private(set) var keyTypes: ContiguousArray<Any.Type>
  private(set) var topology: Topology
  private(set) var isLifted: ContiguousArray<Bool>
  /// For each key, the node that binds it first, or -1.
  private var firstBindings: ContiguousArray<Int32>
  private var includedModules: Set<ObjectIdentifier> = []

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
  ///   - scope: The name of the new innermost owner: nil to stay with the same.
  init(derivedFrom base: Blueprint, scope: String?) {
    owners = base.owners + (scope.map { [$0] } ?? [])
    nodes = base.nodes
    keys = TypeTable(copying: base.keys)
    keyTypes = base.keyTypes
    topology = base.topology
    topology.ownerCount = owners.count
    isLifted = base.isLifted
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
    where includedModules.insert(ObjectIdentifier(module.contents)).inserted {
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
      } else if nodes[Int(first)].record === record {
        return  // The same binding, listed twice.
      }
    case .override, .contribution, .decorator, .emptyCollection:
      break
    }
    if let alias = record.alias { keys.set(ObjectIdentifier(alias.type), to: UInt(key)) }
    nodes.append(Blueprint.Node(record: record, module: path, owner: owners.count - 1))
  }

  /// Adds a node and its edges to the topology.
  private mutating func connect(_ index: Int) {
    let node = nodes[index]
    let record = node.record
    let key = intern(record.type)
    let lifetime = record.lifetime ?? lifetimeOfBinding(of: key)
    topology.appendNode(key: key, role: record.role, lifetime: lifetime, owner: node.owner)
    let types =
      record.role == .decorator ? record.dependencies.dropFirst() : record.dependencies[...]
    for type in types { connect(to: type, isDeferred: lifetime == .assisted) }
    for step in record.steps {
      // Only an object that is shared can be found by what is made while it is completed.
      for type in step.dependencies { connect(to: type, isDeferred: lifetime.isShared) }
    }
  }

  private mutating func connect(to type: Any.Type, isDeferred: Bool) {
    if let key = keys[ObjectIdentifier(type)], firstBindings[Int(key)] >= 0 {
      topology.appendEdge(
        Topology.Edge(key: Int32(key), kind: .hard, isDeferred: isDeferred))
      isLifted.append(false)
      return
    }
    let demand = LiftedDemand.of(type, isBound: isBound)
    topology.appendEdge(
      Topology.Edge(
        key: Int32(intern(demand.type)), kind: demand.kind,
        isDeferred: isDeferred || demand.isDeferred))
    isLifted.append(type is any LiftedDependency.Type)
  }

  private func isBound(_ type: Any.Type) -> Bool {
    keys[ObjectIdentifier(type)].map { firstBindings[Int($0)] >= 0 } ?? false
  }

  private func lifetimeOfBinding(of key: Int) -> Lifetime {
    let first = firstBindings[key]
    return first < 0 ? .transient : nodes[Int(first)].record.lifetime ?? .transient
  }

  /// The number of a type, which it gets when it is first seen.
  private mutating func intern(_ type: Any.Type) -> Int {
    let identity = ObjectIdentifier(type)
    if let key = keys[identity] { return Int(key) }
    let key = keyTypes.count
    keys.set(identity, to: UInt(key))
    keyTypes.append(type)
    firstBindings.append(-1)
    return key
  }
}

extension Lifetime {
  /// Whether several requests get the same object.
  var isShared: Bool {
    switch self {
    case .instance, .singleton, .weak, .scoped, .input: true
    case .transient, .assisted: false
    }
  }
}
