import JoineryAnalysis

/// Makes the slots of a container and links them to each other.
@safe
struct Linker {
  let container: ContainerCore
  private let plan: ContainerPlan
  private let blueprint: Blueprint
  /// The records of the last nodes, in place of the blueprint's.
  private let values: ContiguousArray<BindingRecord>

  /// Every slot that the container owns.
  private(set) var slots: ContiguousArray<AnySlot> = []
  /// The slots that others read, in the order of the plan's nodes.
  private(set) var slotsOfNodes: ContiguousArray<Unmanaged<AnySlot>?>
  /// The slots of this container by their type.
  private(set) var table: TypeTable
  /// Those that can only be read on the main actor.
  private(set) var mainActorTable = TypeTable(capacity: 0)
  /// Slots whose parameters are still to be linked.
  private var pending: ContiguousArray<(slot: AnySlot, node: Int, base: AnySlot?)> = []
  private var liftedSlots: [ObjectIdentifier: AnySlot] = [:]
  private var aliasSlots: [ObjectIdentifier: AnySlot] = [:]

  init(_ container: ContainerCore, values: ContiguousArray<BindingRecord>, count: Int) {
    self.container = container
    self.values = values
    plan = container.plan
    blueprint = plan.blueprint
    unsafe slotsOfNodes = ContiguousArray(repeating: nil, count: count)
    table = TypeTable(capacity: count)
    slots.reserveCapacity(count)
    pending.reserveCapacity(count)
  }

  /// Makes the slots of the plan's nodes, and links them.
  mutating func link() {
    for (position, node) in plan.nodes.enumerated() {
      unsafe slotsOfNodes[position] = makeSlots(of: node).map { unsafe .passUnretained($0) }
    }
    for (slot, node, base) in pending { link(slot, of: node, base: base) }
  }

  private func record(of node: Int) -> BindingRecord {
    let position = node - (blueprint.nodes.count - values.count)
    return position < 0 ? blueprint.nodes[node].record : values[position]
  }

  // MARK: Making

  /// Makes the slot of a node and those of its decorators.
  private mutating func makeSlots(of node: Int) -> AnySlot? {
    let topologyNode = blueprint.topology.nodes[node]
    let key = Int(topologyNode.key)
    switch topologyNode.role {
    case .decorator, .emptyCollection: return nil
    case .binding, .override: if blueprint.wiring.provider(of: key) != node { return nil }
    case .contribution: break
    }
    let sharing = sharing(of: topologyNode.lifetime)
    // What is wrapped is kept like what it is wrapped in: it has a start and an end of its own.
    let sharingOfBase = sharing == .once ? sharing : .none
    let decorators = plan.decorators(of: node)
    var slot: AnySlot
    if plan.isWrapped(node) {
      guard let inner = container.slot(of: node) else { return nil }
      slot = inner
    } else {
      slot = makeSlot(of: node, sharing: decorators.isEmpty ? sharing : sharingOfBase, base: nil)
    }
    for decorator in decorators {
      slot = makeSlot(
        of: Int(decorator),
        sharing: decorator == decorators.last ? sharing : sharingOfBase, base: slot)
    }
    if topologyNode.role == .contribution { return slot }
    let record = record(of: node)
    setWord(of: record.type, to: slot)
    for alias in aliases(of: key) {
      let aliasSlot = alias.makeSlot(slot)
      aliasSlot.depth = slot.depth
      slots.append(aliasSlot)
      aliasSlots[ObjectIdentifier(alias.type)] = aliasSlot
      setWord(of: alias.type, to: aliasSlot)
    }
    return slot
  }

  private mutating func makeSlot(
    of node: Int, sharing: AnySlot.Sharing, base: AnySlot?
  ) -> AnySlot {
    var record = record(of: node)
    if blueprint.nodes[node].isEagerLikeReplaced { record = record.eager() }
    let depth = plan.depths[node]
    let slot = record.makeSlot(
      SlotPlan(
        record: record, container: container, sharing: sharing,
        isDeep: depth > AnySlot.shallowDepth, leastAccess: base?.access ?? .anywhere,
        dependencyCount: record.dependencies.count + record.stepDependencyCount))
    slot.depth = depth
    slot.needsAwait = slot.access != .anywhere || plan.needsAwait(node)
    slots.append(slot)
    if slot.dependencyCount > 0 { pending.append((slot, node, base)) }
    if let watch = container.watch, record.role == .override {
      watch.expectUse(of: slot, named: slot.shortName)
    }
    return slot
  }

  private func sharing(of lifetime: Lifetime) -> AnySlot.Sharing {
    switch lifetime {
    case .instance, .singleton, .scoped, .input: .once
    case .weak: .weak
    case .transient, .assisted: .none
    }
  }

  private mutating func setWord(of type: Any.Type, to slot: AnySlot) {
    let word = UInt(bitPattern: unsafe Unmanaged.passUnretained(slot).toOpaque())
    if slot.access == .mainActor {
      mainActorTable.set(ObjectIdentifier(type), to: word)
    } else {
      table.set(ObjectIdentifier(type), to: word)
    }
  }

  // MARK: Linking

  private mutating func link(_ slot: AnySlot, of node: Int, base: AnySlot?) {
    let record = record(of: node)
    var edges = blueprint.topology.edgeRange(of: node)
    var position = 0
    if let base {
      slot.link(0, to: base)
      position = 1
    }
    for type in record.dependencies.dropFirst(position) {
      slot.link(position, to: target(of: edges.removeFirst(), type: type))
      position += 1
    }
    for step in record.steps {
      for type in step.dependencies {
        slot.link(position, to: target(of: edges.removeFirst(), type: type))
        position += 1
      }
    }
  }

  private mutating func target(of edge: Int, type: Any.Type) -> AnySlot {
    let target =
      if blueprint.isLifted[edge] {
        liftedSlot(for: type)
      } else if let node = blueprint.wiring.provider(of: Int(blueprint.topology.edges[edge].key)) {
        slot(of: node, as: type)
      } else {
        nil as AnySlot?
      }
    guard let target else {
      preconditionFailure("the dependency on \(type) was verified but cannot be linked")
    }
    return target
  }

  /// The slot that others read for a node, under one of the types of its key.
  private func slot(of node: Int, as type: Any.Type) -> AnySlot? {
    if record(of: node).type != type {
      return aliasSlots[ObjectIdentifier(type)] ?? container.slot(for: type)
    }
    return slot(of: node)
  }

  /// The other types of a key, which an override of the binding that has them keeps.
  private func aliases(of key: Int) -> [SlotAlias] {
    for node in blueprint.wiring.declarations(of: key) {
      let aliases = record(of: Int(node)).aliases
      if !aliases.isEmpty { return aliases }
    }
    return []
  }

  private func slot(of node: Int) -> AnySlot? {
    if let position = plan.position(of: node), unsafe position < slotsOfNodes.count,
      let slot = unsafe slotsOfNodes[position]
    {
      return unsafe slot.takeUnretainedValue()
    }
    return container.slot(of: node)
  }

  /// The slot that provides a type, bound or lifted; nil when it is neither.
  mutating func slot(for type: Any.Type) -> AnySlot? {
    if let node = blueprint.provider(of: type) { return slot(of: node, as: type) }
    return liftedSlot(for: type)
  }

  /// The slots of the elements of a collection; nil when nobody contributes and it may not be empty.
  func contributions(to type: Any.Type) -> [AnySlot]? {
    guard let key = blueprint.key(of: type) else { return nil }
    let contributions = blueprint.wiring.contributions(to: key)
    if contributions.isEmpty { return blueprint.wiring.mayBeEmpty(key) ? [] : nil }
    var slots: [AnySlot] = []
    for node in contributions {
      guard let slot = slot(of: Int(node)) else { return nil }
      slots.append(slot)
    }
    return slots
  }

  private mutating func liftedSlot(for type: Any.Type) -> AnySlot? {
    let identity = ObjectIdentifier(type)
    if let slot = liftedSlots[identity] { return slot }
    guard let lifted = type as? any LiftedDependency.Type else { return nil }
    let slot = lifted.makeSlot(linker: &self)
    liftedSlots[identity] = slot
    return slot
  }

  /// Makes the slot of a lifted type that nobody in the graph depends on, for one request.
  ///
  /// It belongs to whoever asks, and keeps the lifted slots that it reads.
  ///
  static func requestedSlot(for type: Any.Type, in core: ContainerCore) -> AnySlot? {
    var linker = Linker(core, values: [], count: 0)
    defer {
      linker.table.deallocate()
      linker.mainActorTable.deallocate()
    }
    return linker.liftedSlot(for: type)
  }

  /// Makes the slot of a lifted parameter.
  mutating func liftedSlot<Value>(
    dependencies: [AnySlot], make: @escaping Factory<Value>.Synchronous,
    makeAwaited: Factory<Value>.Asynchronous? = nil, deferredTarget: AnySlot? = nil
  ) -> AnySlot {
    let depth = dependencies.lazy.map(\.depth).max() ?? 0
    let isOnMainActor = dependencies.contains { $0.access == .mainActor }
    let slot = Slot<Value>(
      record: nil, owner: container, sharing: .none, isDeep: depth > AnySlot.shallowDepth,
      access: isOnMainActor ? .mainActor : .anywhere, dependencyCount: dependencies.count,
      factory: Factory(make: make, makeAwaited: makeAwaited, isThrowing: true))
    slot.depth = depth
    slot.needsAwait = dependencies.contains { $0.needsAwait }
    slot.companions = dependencies.filter(\.isLifted)
    unsafe slot.deferredTarget = deferredTarget
    for (position, dependency) in dependencies.enumerated() {
      slot.link(position, to: dependency)
    }
    slots.append(slot)
    return slot
  }
}
