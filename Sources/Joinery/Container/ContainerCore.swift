import JoineryAnalysis
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
  @usableFromInline private(set) var table = TypeTable(capacity: 0)
  /// Every slot that the container owns.
  private var slots: ContiguousArray<AnySlot> = []
  /// The slots that others read, in the order of the plan's nodes.
  private var slotsOfNodes: ContiguousArray<Unmanaged<AnySlot>?> = unsafe []
  private let keepsake = Mutex(Keepsake())

  /// Creates the core of a container and links its slots.
  ///
  /// - Parameters:
  ///   - plan: Which slots the container has.
  ///   - name: The name in messages.
  ///   - parent: What the container is derived from.
  ///   - values: The records of the nodes that the plan's blueprint adds to the parent's, which may
  ///     be others than those that the plan was made with.
  init(
    _ plan: ContainerPlan, name: String, parent: ContainerCore?,
    values: ContiguousArray<BindingRecord> = []
  ) {
    self.plan = plan
    self.name = name
    self.parent = parent
    let linker = Linker(self, values: values, count: plan.nodes.count)
    linker.link()
    table.deallocate()
    table = linker.table
    slots = linker.slots
    unsafe slotsOfNodes = linker.slotsOfNodes
  }

  deinit {
    keepsake.withLock { $0.releaseAll() }
    table.deallocate()
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
      if let word = core.table[ObjectIdentifier(type)] { return Self.slot(word) }
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
    /// Slots of lazy values, which belong to whoever has the lazy value.
    private var lazy: [Remote] = []
    private var limit = 16

    private struct Remote {
      weak var slot: AnySlot?
    }

    mutating func note(_ slot: AnySlot) {
      if lazy.count >= limit {
        lazy.removeAll { $0.slot == nil }
        limit = max(16, lazy.count * 2)
      }
      lazy.append(Remote(slot: slot))
    }

    /// Lets go of every value, the last one that was built first.
    mutating func releaseAll() {
      for remote in lazy { remote.slot?.discard() }
      for slot in built.reversed() { slot.discard() }
    }
  }
}
