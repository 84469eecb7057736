import JoineryAnalysis
import JoineryThreads

/// What the slots of a graph belong to.
///
/// It exists before its graph does, and makes the slot of a member when it is first needed.
final class GraphOwner: SlotOwner, @unchecked Sendable {
  // `@unchecked`: the connection is written once, before the graph's initialiser ends; the graph
  // is only used where it may be, and the parents are `Sendable`.

  let context: GraphContext
  /// Who was given to this graph, besides those of its parents.
  private let ownObservers: [any Observer]
  private(set) weak var graph: AnyObject?
  private var graphType: (any DependencyGraph.Type)?
  private(set) var parents: [GraphOwner] = []
  private let state = Mutex(State())

  private struct State: @unchecked Sendable {
    // `@unchecked`: used under the lock only.

    var table: MemberTable?
  }

  init(name: String, context: GraphContext, observers: [any Observer] = []) {
    self.context = context
    ownObservers = observers
    super.init(name: name, observers: observers)
  }

  deinit {
    releaseAll()
  }

  func connect(to graph: some DependencyGraph, parents: [GraphOwner]) {
    self.graph = graph
    graphType = type(of: graph)
    self.parents = parents
    observers +=
      parents.count == 1 ? parents[0].observers : ancestors.flatMap(\.ownObservers)
  }

  /// The parents, and their parents: each once, however many graphs have it as their parent.
  private var ancestors: [GraphOwner] {
    var found: [GraphOwner] = []
    var pending = parents
    while let next = pending.popLast() {
      if found.contains(where: { $0 === next }) { continue }
      found.append(next)
      pending += next.parents
    }
    return found
  }

  override var outerOwners: [SlotOwner] { ancestors }

  // MARK: Slots

  /// What all graphs of this type have in common.
  private var plan: GraphPlan {
    if let plan = state.withLock({ $0.table?.plan }) { return plan }
    guard let graphType else {
      preconditionFailure("a member of '\(name)' was read before its initialiser had ended")
    }
    let plan = graphType.graphPlan
    return state.withLock { state in
      if let table = state.table { return table.plan }
      state.table = MemberTable(plan)
      return plan
    }
  }

  /// The slot of a member, and of everything that it needs, to be linked; nil when there is none of the name.
  func slot(named member: String) -> AnySlot? {
    guard let number = plan.number(of: member) else { return nil }
    // A slot is made by code of this library alone, and may ask a parent, whose lock is another one.
    return state.withLock { $0.table?.slot(at: number, of: self) }
  }

  /// The slot of a member.
  func slot<Value>(of member: StaticString, as type: Value.Type) -> Slot<Value> {
    let slot = plan.number(of: member.description).flatMap { number in
      state.withLock { $0.table?.slot(at: number, of: self) }
    }
    guard let slot, slot.valueType == type else {
      preconditionFailure("'\(name)' does not describe '\(member)' as '\(type)'")
    }
    watch?.noteUse(of: slot)
    return Slot<Value>.this(slot)
  }

  /// The slot of a member that the nearest parent has: one that is a parent's parent comes after all
  /// parents.
  func inheritedSlot(named name: String) -> AnySlot? {
    var seen: Set<ObjectIdentifier> = []
    var level = parents
    while !level.isEmpty {
      for parent in level {
        if let slot = parent.slot(named: name) { return slot }
      }
      level = level.flatMap(\.parents).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
    return nil
  }

  /// The members whose values can be asked for, and their slots.
  var readable: [(member: GraphMember, slot: AnySlot)] {
    zip(plan.entries, ownSlots).compactMap { entry, slot in
      entry.member.makeSlot == nil ? nil : (entry.member, slot)
    }
  }

  /// Where a member was written.
  func place(of member: String) -> SourcePlace? {
    plan.member(named: member)?.location.place
  }

  /// Stops the program: a member was read that can't be made.
  func stop(reading member: StaticString, _ error: any Error) -> Never {
    if let error = error as? GraphError { error.stop() }
    let member = "\(member)"
    GraphError.stop(
      .memberFailed(member, graph: name, error: "\(error)", declaration: place(of: member)))
  }

  // MARK: Overrides

  /// Replaces a member that nobody has asked for yet; the program stops when somebody has.
  func override<Value>(_ member: StaticString, with value: Value, at location: Location) {
    let member = member.description
    guard let number = plan.number(of: member) else { return }
    let box = TypedValueBox(value)
    if plan.entries[number].member.sharing == .weak {
      checkIsObject(box, as: Value.self, of: member)
    }
    // A weak value that somebody holds was made; to look for it may be to let go of it.
    let slot = state.withLock { $0.table?.slots[number] }
    // What is replaced may have a deinitialiser, which must not run under the lock.
    let outcome: (isInTime: Bool, replaced: ValueBox?)? =
      slot?.hasValue == true
      ? (isInTime: false, replaced: nil)
      : state.withLock { $0.table?.override(number, with: box, of: self) }
    defer { withExtendedLifetime(outcome) {} }
    if outcome?.isInTime == false {
      GraphError.stop(
        .overrideTooLate(
          member, graph: name, place: location.place, declaration: place(of: member)))
    }
  }

  /// Stops the program when a value can't be weak, where the report may still ask for what needs the lock.
  private func checkIsObject(_ box: ValueBox, as key: Any.Type, of member: String) {
    if box.object != nil { return }
    GraphError.notAClassInstance(box, of: Key(ofType: key).shortName, place: place(of: member))
      .stop()
  }

  override func isSupplied(_ slot: AnySlot) -> Bool {
    state.withLock { $0.table?.supplied.contains(ObjectIdentifier(slot)) ?? false }
  }

  // MARK: What slots ask of their owner

  override var ownSlots: [AnySlot] {
    let plan = plan
    return state.withLock { state in
      plan.entries.indices.compactMap { state.table?.slot(at: $0, of: self) }
    }
  }

  private func member(of slot: AnySlot) -> GraphMember? {
    state.withLock { state in
      state.table.flatMap { table in
        table.slots.firstIndex { $0 === slot }.map { table.plan.entries[$0].member }
      }
    }
  }

  override func place(of subject: NestedRequest.Subject) -> SourcePlace? {
    switch subject {
    case .member(let name): place(of: name)
    case .type: nil
    }
  }

  override func displayName(of slot: AnySlot) -> String {
    guard let member = member(of: slot), let graphType else { return slot.shortName }
    let description = graphType.description
    let node = description.nodes.last { $0.member == member.name }
    return node.map { description.displayName(of: $0.key) } ?? slot.shortName
  }

  override func notStarted(_ slot: AnySlot) -> Issue {
    guard let member = member(of: slot) else { return super.notStarted(slot) }
    return .memberNotStarted(
      member.name, graph: name, declaration: member.location.place, chain: slot.chainOfRequest)
  }
}
