import JoineryAnalysis
import JoineryThreads

/// What a container consists of.
///
/// The container is the only one to hold it, besides the cores of containers that were derived from
/// it. Slots, and what asks for values later, know only the core, which exists before its slots.
@usableFromInline @safe
final class ContainerCore: SlotOwner, @unchecked Sendable {
  // `@unchecked`: the slots are written by the initialiser, before anyone else knows the core.

  let plan: ContainerPlan
  /// What this was derived from: it has the slots that this one does not own.
  let parent: ContainerCore?
  @usableFromInline private(set) var table = TypeTable(capacity: 0)
  /// The slots that can only be read on the main actor.
  private(set) var mainActorTable = TypeTable(capacity: 0)
  /// Every slot that the container owns.
  private var slots: ContiguousArray<AnySlot> = []
  /// The slots that others read, in the order of the plan's nodes.
  private var slotsOfNodes: ContiguousArray<Unmanaged<AnySlot>?> = unsafe []
  /// The records of the nodes that the plan's blueprint adds to the parent's, in place of its own.
  private let values: ContiguousArray<BindingRecord>
  /// Containers that were derived from this one.
  private let children = Mutex(WeakList<ContainerCore>())

  /// Creates the core of a container and links its slots.
  ///
  /// - Parameters:
  ///   - plan: Which slots the container has.
  ///   - name: The name in messages.
  ///   - parent: What the container is derived from.
  ///   - observers: Who is told what happens: those of the parent, if there is one.
  ///   - values: The records of the nodes that the plan's blueprint adds to the parent's, which may
  ///     be others than those that the plan was made with.
  init(
    _ plan: ContainerPlan, name: String, parent: ContainerCore?,
    observers: [any Observer] = [], values: ContiguousArray<BindingRecord> = []
  ) {
    self.plan = plan
    self.parent = parent
    self.values = values
    super.init(
      name: name, observers: parent?.observers ?? observers, watch: parent?.watch)
    var linker = Linker(self, values: values, count: plan.nodes.count)
    linker.link()
    table.deallocate()
    table = linker.table
    mainActorTable.deallocate()
    mainActorTable = linker.mainActorTable
    slots = linker.slots
    unsafe slotsOfNodes = linker.slotsOfNodes
    // What was derived before a stop hears of it; what is derived afterwards has to look.
    if let parent, parent.willRefuse(self) { table.refuseAll() }
  }

  deinit {
    releaseAll()
    table.deallocate()
    mainActorTable.deallocate()
  }

  var blueprint: Blueprint { plan.blueprint }

  /// The graph in words.
  var graph: Graph {
    var graph = blueprint.graph
    graph.owners = ownerNames
    return graph
  }

  /// The names of the containers that own bindings, from the outermost to this one.
  ///
  /// One with overrides is in the place of its base.
  var ownerNames: [String] {
    var names: [String] = []
    for core in sequence(first: self, next: \.parent)
    where core.blueprint.owners.count == blueprint.owners.count - names.count {
      names.append(core.name)
    }
    return names.reversed()
  }

  /// The values that this scope, and those around it, were entered with, by their nodes.
  ///
  /// The plan of a scope is that of all scopes of its shape, and doesn't have them.
  var suppliedValues: [(node: Int, record: BindingRecord)] {
    sequence(first: self, next: \.parent).flatMap { core in
      let first = core.blueprint.nodes.count - core.values.count
      return core.values.enumerated().map { (first + $0.offset, $0.element) }
    }
  }

  /// The slot of a node, here or in a parent: nil when the node belongs to a scope and this is none.
  func slot(of node: Int) -> AnySlot? {
    for core in sequence(first: self, next: \.parent) {
      if core.plan.leavesToScopes(node) { return nil }
      if let position = core.plan.position(of: node), unsafe position < core.slotsOfNodes.count {
        return unsafe core.slotsOfNodes[position]?.takeUnretainedValue()
      }
    }
    return nil
  }

  /// The slot of a type that is bound, here or in a parent: nil when it belongs to a scope and this is none.
  func slot(for type: Any.Type) -> AnySlot? {
    for core in sequence(first: self, next: \.parent) {
      if core.plan.leavesNodesToScopes, let node = core.blueprint.provider(of: type),
        core.plan.leavesToScopes(node)
      {
        return nil
      }
      let identity = ObjectIdentifier(type)
      if let word = core.table[identity] ?? core.mainActorTable[identity] {
        return Self.slot(word)
      }
      // The table of a container that was stopped has forgotten its slots.
      if core.watch != nil, core.isClosed,
        let slot = core.ownSlots.first(where: { $0.valueType == type })
      {
        return slot
      }
    }
    return nil
  }

  /// The slot that a word of the table points to.
  @inlinable @inline(__always)
  static func slot(_ word: UInt) -> AnySlot {
    // The linker has put the address of a slot there, which the container owns.
    unsafe Unmanaged<AnySlot>.fromOpaque(
      UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped
    ).takeUnretainedValue()
  }

  /// Looks whether there is enough of the stack left to make a value.
  ///
  /// - Throws: ``GraphError`` when requests that lead to each other, through objects that know the container,
  ///   have used it up.
  @usableFromInline @inline(never)
  func checkStack(beforeMaking type: Any.Type) throws {
    if let issue = endlessConstruction(noting: NestedRequest(for: type, of: self)) {
      throw GraphError(issue, refusing: type)
    }
  }

  // MARK: Closing

  /// Refuses requests from now on, also those of the containers that were derived from this one.
  override func close() {
    super.close()
    table.refuseAll()
    mainActorTable.refuseAll()
    for child in children.withLock({ $0.live }) { child.table.refuseAll() }
  }

  override func checkIsOpen(for type: Any.Type) throws {
    for core in sequence(first: self, next: \.parent) where core.isClosed {
      try core.refuse(type)
    }
  }

  /// Refuses to derive a container from one that was stopped, which would have nothing to give.
  ///
  /// - Parameters:
  ///   - scope: The name of the scope that is asked for: nil where it is a container with overrides.
  ///   - location: Where it is asked for.
  /// - Throws: ``GraphError`` when this container, or one that it was derived from, was stopped.
  func checkIsOpen(forScope scope: String?, at location: Location) throws(GraphError) {
    for core in sequence(first: self, next: \.parent) where core.isClosed {
      guard let watch = core.watch else {
        throw GraphError(
          .containerStopped(scope: scope, container: core.name, place: location.place))
      }
      watch.reportLate(
        .lateRequest(scope ?? "overriding", test: watch.test, place: location.place))
    }
  }

  /// Notes that a container was derived from this one.
  ///
  /// - Returns: Whether this one, or one that it was derived from, was stopped.
  func willRefuse(_ child: ContainerCore) -> Bool {
    var isAnyClosed = false
    for core in sequence(first: self, next: \.parent) {
      // What may go meanwhile goes after the lock.
      let living = core.children.withLock { $0.append(child) }
      withExtendedLifetime(living) {}
      if core.isClosed { isAnyClosed = true }
    }
    return isAnyClosed
  }

  /// The slots of this container's nodes, in the order of registration.
  override var ownSlots: [AnySlot] {
    unsafe slotsOfNodes.compactMap { unsafe $0?.takeUnretainedValue() }
  }

  override var outerOwners: [SlotOwner] {
    guard let parent else { return [] }
    return Array(sequence(first: parent, next: \.parent))
  }

  override var containerKind: ContainerKind {
    guard let parent else { return .container }
    return parent.blueprint.owners.count == blueprint.owners.count ? .overriding : .scope
  }

  override func replaces(_ slot: AnySlot) -> Bool {
    guard let base = unsafe slot.owner as? ContainerCore, base !== self,
      let node = base.plan.nodes.first(where: { base.slot(of: $0) === slot })
    else { return false }
    return replaces(node, of: slot, replacing: blueprint.replacedElements)
  }

  /// Whether this container has something else in the place of a slot that a base of it has for a node.
  private func replaces(_ node: Int, of slot: AnySlot, replacing elements: Set<Int>) -> Bool {
    if plan.isWrapped(node) { return false }
    let value = blueprint.topology.nodes[node]
    return blueprint.wiring.isReplaced(node)
      || value.role == .contribution && elements.contains(Int(value.key))
      || self.slot(of: node) !== slot
  }

  override func place(of subject: NestedRequest.Subject) -> SourcePlace? {
    switch subject {
    case .member: nil
    case .type(let type): slot(for: type)?.record?.place
    }
  }

  override func displayName(of slot: AnySlot) -> String {
    graph.displayName(of: Key(ofType: slot.valueType))
  }

  /// This container, and those that it shares its values with and that nobody has started.
  ///
  /// A container with overrides often replaces the one that it was derived from, so it starts, and then
  /// stops, what the two share. A scope leaves that to its parent.
  override var ownersToStart: [SlotOwner] {
    var cores = [self]
    while let base = cores[cores.count - 1].parent,
      base.blueprint.owners.count == blueprint.owners.count,
      base.lifecycle.isIdle
    {
      cores.append(base)
    }
    return cores
  }

  override var slotsInUse: [AnySlot] {
    let bases = ownersToStart.dropFirst().compactMap { $0 as? ContainerCore }
    let elements = bases.isEmpty ? [] : blueprint.replacedElements
    return ownSlots
      + bases.flatMap { base in
        base.plan.nodes.compactMap { node in
          base.slot(of: node).flatMap { replaces(node, of: $0, replacing: elements) ? nil : $0 }
        }
      }
  }
}
