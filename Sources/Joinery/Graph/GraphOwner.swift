import JoineryAnalysis
import JoineryThreads

/// What the slots of a graph belong to.
///
/// It exists before its graph does, and makes the slots of all members when the first of them is
/// needed.
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
    /// The values that the caller has supplied, by the names of the members.
    var overrides: [String: ValueBox] = [:]
    /// The slots that have one of them.
    var supplied: Set<ObjectIdentifier> = []
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
    observers += ancestors.flatMap(\.ownObservers)
    // A test wants to know of overrides also when nobody reads any member.
    if watch != nil { _ = table }
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

  // MARK: Slots

  /// The slots of all members, which are made when they are first needed.
  var table: MemberTable {
    if let table = state.withLock({ $0.table }) { return table }
    guard let graphType else {
      preconditionFailure("a member of '\(name)' was read before its initialiser had ended")
    }
    // Whoever comes second throws its own away: slots that nobody has read are worth nothing.
    let new = MemberTable(of: graphType, for: self)
    return state.withLock { state -> MemberTable in
      if let table = state.table { return table }
      for (member, value) in state.overrides {
        // What wakes waiters runs no caller's code, and a new slot has none.
        guard let slot = new.slot(named: member), slot.supply(value) else { continue }
        state.supplied.insert(ObjectIdentifier(slot))
        watch?.expectUse(of: slot, named: member)
      }
      state.table = new
      return new
    }
  }

  /// The slot of a member.
  func slot<Value>(of member: StaticString, as type: Value.Type) -> Slot<Value> {
    guard let slot = table.slot(named: "\(member)") as? Slot<Value> else {
      preconditionFailure("'\(name)' does not describe '\(member)' as '\(type)'")
    }
    watch?.noteUse(of: slot)
    return slot
  }

  /// Where a member was written.
  func place(of member: String) -> SourcePlace? {
    table.member(named: member)?.location.place
  }

  // MARK: Overrides

  /// Replaces a member that nobody has asked for yet; the program stops when somebody has.
  func override<Value>(_ member: StaticString, with value: Value, at location: Location) {
    let member = "\(member)"
    let box = TypedValueBox(value)
    let table = state.withLock { state -> MemberTable? in
      state.overrides[member] = box
      return state.table
    }
    guard let slot = table?.slot(named: member) else { return }
    guard slot.supply(box) else {
      GraphError.stop(
        .overrideTooLate(
          member, graph: name, place: location.place, declaration: place(of: member)))
    }
    state.withLock { _ = $0.supplied.insert(ObjectIdentifier(slot)) }
    watch?.expectUse(of: slot, named: member)
  }

  override func isSupplied(_ slot: AnySlot) -> Bool {
    state.withLock { $0.supplied.contains(ObjectIdentifier(slot)) }
  }

  // MARK: What slots ask of their owner

  override var ownSlots: [AnySlot] { table.slots }

  override func displayName(of slot: AnySlot) -> String {
    guard let member = table.member(of: slot), let graphType else { return slot.shortName }
    let description = graphType.description
    let node = description.nodes.last { $0.member == member.name }
    return node.map { description.displayName(of: $0.key) } ?? slot.shortName
  }

  override func notStarted(_ slot: AnySlot) -> Issue {
    guard let member = table.member(of: slot) else { return super.notStarted(slot) }
    return .memberNotStarted(
      member.name, graph: name, declaration: member.location.place, chain: slot.chainOfRequest)
  }
}
