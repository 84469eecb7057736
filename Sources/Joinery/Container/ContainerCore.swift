import JoineryAnalysis
import JoineryThreads
import Synchronization

/// What a container consists of.
///
/// The container is the only one to hold it, besides the cores of containers that were derived from
/// it. Slots, and what asks for values later, know only the core, which exists before its slots.
@usableFromInline @safe
final class ContainerCore: @unchecked Sendable {
  // `@unchecked`: the slots are written by the initialiser, before anyone else knows the core.

  let plan: ContainerPlan
  /// The name in messages.
  let name: String
  /// What this was derived from: it has the slots that this one does not own.
  let parent: ContainerCore?
  let observers: [any Observer]
  @usableFromInline private(set) var table = TypeTable(capacity: 0)
  /// The slots that can only be read on the main actor.
  private(set) var mainActorTable = TypeTable(capacity: 0)
  /// Every slot that the container owns.
  private var slots: ContiguousArray<AnySlot> = []
  /// The slots that others read, in the order of the plan's nodes.
  private var slotsOfNodes: ContiguousArray<Unmanaged<AnySlot>?> = unsafe []
  private let keepsake = Mutex(Keepsake())
  private let closed = Atomic<Bool>(false)
  let lifecycle = Lifecycle()

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
    self.name = name
    self.parent = parent
    self.observers = parent?.observers ?? observers
    let linker = Linker(self, values: values, count: plan.nodes.count)
    linker.link()
    table.deallocate()
    table = linker.table
    mainActorTable.deallocate()
    mainActorTable = linker.mainActorTable
    slots = linker.slots
    unsafe slotsOfNodes = linker.slotsOfNodes
    parent?.willRefuse(self)
  }

  deinit {
    keepsake.withLock { $0.releaseAll() }
    table.deallocate()
    mainActorTable.deallocate()
  }

  var blueprint: Blueprint { plan.blueprint }

  /// The graph in words.
  var graph: Graph {
    var graph = blueprint.graph
    graph.owners[graph.owners.count - 1] = name
    return graph
  }

  /// The slot of a node, here or in a parent: nil when the node belongs to a scope and this is none.
  func slot(of node: Int) -> AnySlot? {
    for core in sequence(first: self, next: \.parent) {
      if let position = core.plan.position(of: node), unsafe position < core.slotsOfNodes.count {
        return unsafe core.slotsOfNodes[position]?.takeUnretainedValue()
      }
    }
    return nil
  }

  /// The slot of a type that is bound, here or in a parent.
  func slot(for type: Any.Type) -> AnySlot? {
    for core in sequence(first: self, next: \.parent) {
      let identity = ObjectIdentifier(type)
      if let word = core.table[identity] ?? core.mainActorTable[identity] {
        return Self.slot(word)
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

  // MARK: Closing

  /// Whether requests are refused.
  var isClosed: Bool { closed.load(ordering: .acquiring) }

  /// Refuses requests from now on, also those of the containers that were derived from this one.
  func close() {
    closed.store(true, ordering: .releasing)
    table.refuseAll()
    mainActorTable.refuseAll()
    for child in keepsake.withLock({ $0.liveChildren }) { child.table.refuseAll() }
  }

  /// Notes that a container was derived from this one.
  func willRefuse(_ child: ContainerCore) {
    for core in sequence(first: self, next: \.parent) { core.keepsake.withLock { $0.note(child) } }
  }

  /// The slots of this container's nodes, in the order of registration.
  var ownSlots: [AnySlot] {
    unsafe slotsOfNodes.compactMap { unsafe $0?.takeUnretainedValue() }
  }

  /// The slots whose values have to be stopped, the first one that was built first; each is given once.
  func takeSlotsToStop() -> ContiguousArray<AnySlot> {
    keepsake.withLock { $0.takeSlotsToStop() }
  }

  // MARK: Constructions

  /// Notes that a shared value is being made.
  func begin(_ construction: Construction) {
    keepsake.withLock { $0.inFlight[ObjectIdentifier(construction)] = construction }
  }

  /// Notes that nothing of a construction is running any more.
  func end(_ construction: Construction) {
    _ = keepsake.withLock { $0.inFlight.removeValue(forKey: ObjectIdentifier(construction)) }
    construction.ended.send()
  }

  /// The constructions of shared values that are going on.
  var constructionsInFlight: [Construction] { keepsake.withLock { Array($0.inFlight.values) } }

  /// Notes that this container has started values of another one.
  func keepStarted(_ slots: [AnySlot]) {
    keepsake.withLock { $0.startedElsewhere += slots }
  }

  // MARK: Order of construction

  /// Notes that a slot has got its value.
  func keepOrder(of slot: AnySlot) {
    keepsake.withLock { $0.built.append(slot) }
  }

  /// Notes that a slot outside the container keeps a value of it, which has to go with the container.
  func willForget(_ slot: AnySlot) {
    keepsake.withLock { $0.note(slot) }
  }

  /// What has to be let go in order when the container goes.
  private struct Keepsake: @unchecked Sendable {
    // `@unchecked`: used under the lock only.

    /// The slots that have a value, in the order in which they got it.
    var built: ContiguousArray<AnySlot> = []
    var inFlight: [ObjectIdentifier: Construction] = [:]
    /// Slots of other containers whose values this one has started.
    var startedElsewhere: [AnySlot] = []
    /// How many of them were given out to be stopped.
    private var stopped = 0
    /// Slots of lazy values, which belong to whoever has the lazy value.
    private var lazy = WeakList<AnySlot>()
    /// Containers that were derived from this one.
    private var children = WeakList<ContainerCore>()

    mutating func note(_ slot: AnySlot) { lazy.append(slot) }
    mutating func note(_ child: ContainerCore) { children.append(child) }

    var liveChildren: [ContainerCore] { children.live }

    mutating func takeSlotsToStop() -> ContiguousArray<AnySlot> {
      defer {
        stopped = built.count
        startedElsewhere = []
      }
      return ContiguousArray(startedElsewhere.filter(\.isPublished) + built[stopped...])
    }

    /// Lets go of every value, the last one that was built first.
    mutating func releaseAll() {
      for slot in lazy.live { slot.discard() }
      for slot in built.reversed() { slot.discard() }
    }
  }
}
