import JoineryAnalysis
import JoineryThreads
import Synchronization

/// What slots belong to: a container or a graph.
///
/// It is told of constructions and of their order, lets go of values in the reverse order, and is
/// started and stopped.
@usableFromInline @safe
class SlotOwner: @unchecked Sendable {
  // `@unchecked`: there is nothing to write but what is atomic or under a lock, and the observers,
  // which are complete before anybody else has the owner; subclasses say why the same is true of
  // them.

  /// The name in messages.
  let name: String
  /// Who is told of every step.
  final var observers: [any Observer]
  /// The test that wants to know what happens: nil in an app.
  final let watch: OwnerWatch?
  /// The ambient values of the part of the code that has made the owner: nil outside of such parts.
  final let frame: InjectedFrame?
  private let keepsake = Mutex(Keepsake())
  /// The objects of the first slots of those in the order of construction.
  private let kept = Mutex((count: 0, objects: Set<ObjectIdentifier>()))
  private let closed = Atomic<Bool>(false)
  let lifecycle = Lifecycle()

  init(name: String, observers: [any Observer], watch: OwnerWatch? = nil) {
    self.name = name
    self.observers = observers
    self.watch = OwnerWatch.current ?? watch
    let frame = InjectedValues.scoped.get()
    self.frame = frame.isBase ? nil : frame
  }

  // What a container and a graph do each in their own way.

  /// Refuses a request when the owner, or one that it belongs to, was stopped.
  func checkIsOpen(for type: Any.Type) throws {
    if isClosed { try refuse(type) }
  }

  /// Refuses a construction that has begun after the owner was closed, so that its stop doesn't know of it.
  ///
  /// Between the look whether the owner is open and the note that something is being made, a stop may have
  /// come and gone. Whoever stops sees the note, or whoever has made it sees here that the owner is closed.
  final func checkIsStillOpen(for type: Any.Type) throws {
    // A test answers what comes late.
    if isClosed, watch == nil { try refuse(type) }
  }

  /// Refuses a request that comes too late; a test has it on its record instead, and an answer.
  final func refuse(_ type: Any.Type) throws {
    let key = Key(ofType: type).shortName
    guard let watch else {
      throw GraphError(.containerStopped(key, container: name), refusing: type)
    }
    watch.reportLate(.lateRequest(key, test: watch.test))
  }

  /// The name of a slot's key in messages.
  func displayName(of slot: AnySlot) -> String { slot.shortName }

  /// Where what was asked for is written.
  func place(of subject: NestedRequest.Subject) -> SourcePlace? { nil }

  /// What this is to what it was made from, in messages.
  var containerKind: ContainerKind { .container }

  /// Why a slot whose value has to be awaited cannot be read yet.
  func notStarted(_ slot: AnySlot) -> Issue {
    .notStarted(
      slot.name, container: name, kind: containerKind, isMadeByStart: slot.sharing == .once,
      declaration: slot.record?.place, chain: slot.chainOfRequest)
  }

  /// The slots that others read, in the order of registration.
  var ownSlots: [AnySlot] { [] }

  /// This owner, and those whose values are started together with its own.
  var ownersToStart: [SlotOwner] { [self] }

  /// The slots that others read here, of this owner and of those whose values are started together with its own.
  var slotsInUse: [AnySlot] { ownSlots }

  /// Whether the owner has something else in the place of a slot that it starts for the one it was made from.
  func replaces(_ slot: AnySlot) -> Bool { false }

  /// Whether somebody else has supplied the value of a slot, and looks after it.
  func isSupplied(_ slot: AnySlot) -> Bool { false }

  // MARK: Closing

  /// Whether requests are refused.
  var isClosed: Bool { closed.load(ordering: .acquiring) }

  /// Refuses requests from now on.
  func close() {
    closed.store(true, ordering: .releasing)
  }

  /// The slots whose values have to be stopped, the first one that was built first; each is given once.
  func takeSlotsToStop() -> ContiguousArray<AnySlot> {
    let (elsewhere, own) = keepsake.withLock { $0.takeSlotsToStop() }
    return ContiguousArray(elsewhere.filter(\.isPublished)) + own
  }

  /// Whether a slot keeps an object, or has kept it until it was stopped.
  ///
  /// - Complexity: O(slots that got their value since the last time).
  final func keeps(_ object: ObjectIdentifier) -> Bool {
    let known = kept.withLock { $0.count }
    let new = keepsake.withLock { $0.built }.dropFirst(known)
    // A slot is in its place a moment before it has its value, and those that have none yet are asked again.
    let end = new.prefix { $0.isPublished }.endIndex
    let objects = new.compactMap(\.objectIdentity)
    return kept.withLock { kept in
      kept.objects.formUnion(objects)
      kept.count = max(kept.count, end)
      return kept.objects.contains(object)
    }
  }

  /// The owners that this one was made from and gets values of.
  var outerOwners: [SlotOwner] { [] }

  // MARK: Constructions

  /// Notes that a shared value is being made.
  func begin(_ construction: Construction) {
    keepsake.withLock { $0.begin(construction) }
  }

  /// Notes that nothing of a construction is running any more.
  func end(_ construction: Construction) {
    keepsake.withLock { $0.end(construction) }
    construction.noteEnd()
  }

  /// Calls the `start` of a value.
  ///
  /// - Parameters:
  ///   - slot: The value's slot.
  ///   - actor: Where that happens if the value belongs to no actor.
  /// - Throws: What the value throws.
  func start(_ slot: AnySlot, besides actor: (any Actor)? = nil) async throws {
    let call = ComponentCall(of: slot, by: self)
    // Somebody may stop the container that the value belongs to, while one that was derived from it starts.
    let other = unsafe slot.owner === self ? nil : unsafe slot.owner
    for owner in [self, other] { owner?.keepsake.withLock { $0.starts.append(call) } }
    defer {
      for owner in [self, other] { owner?.keepsake.withLock { $0.end(call) } }
      if let reason = call.finish() { stopLate(slot, reason) }
    }
    try await call.perform { try await slot.start(besides: actor) }
  }

  /// What is going on: the constructions of shared values, and the calls of `start`.
  var workInFlight: (constructions: [Construction], starts: [ComponentCall]) {
    keepsake.withLock { ($0.inFlight, $0.starts) }
  }

  /// Notes that this owner has started values of another one.
  func keepStarted(_ slots: [AnySlot]) {
    keepsake.withLock { $0.startedElsewhere += slots }
  }

  // MARK: Order of construction

  /// Notes that a slot has got its value.
  func keepOrder(of slot: AnySlot) {
    keepsake.withLock { $0.built.append(slot) }
  }

  /// Notes that a slot outside the owner keeps a value of it, which has to go with the owner.
  func willForget(_ slot: AnySlot) {
    let living = keepsake.withLock { $0.note(slot) }
    withExtendedLifetime(living) {}
  }

  /// Lets go of every value, the last one that was built first.
  func releaseAll() {
    let (lazy, built) = keepsake.withLock { $0.takeAll() }
    for slot in lazy { slot.discard() }
    for slot in built.reversed() { slot.discard() }
  }

  /// What has to be let go in order when the owner goes.
  private struct Keepsake: @unchecked Sendable {
    // `@unchecked`: used under the lock only.

    /// The slots that have a value, in the order in which they got it.
    var built: ContiguousArray<AnySlot> = []
    /// The constructions that are going on, each of which knows its position.
    private(set) var inFlight: [Construction] = []
    /// The calls of `start` that are going on.
    var starts: [ComponentCall] = []
    /// Slots of other owners whose values this one has started.
    var startedElsewhere: [AnySlot] = []
    /// How many of them were given out to be stopped.
    private var stopped = 0
    /// Slots of lazy values, which belong to whoever has the lazy value.
    private var lazy = WeakList<AnySlot>()

    mutating func begin(_ construction: Construction) {
      unsafe construction.position = inFlight.count
      inFlight.append(construction)
    }

    mutating func end(_ construction: Construction) {
      let last = inFlight.removeLast()
      if last === construction { return }
      let position = unsafe construction.position
      unsafe last.position = position
      inFlight[position] = last
    }

    mutating func end(_ start: ComponentCall) {
      guard let position = starts.firstIndex(where: { $0 === start }) else { return }
      starts.swapAt(position, starts.count - 1)
      starts.removeLast()
    }

    mutating func note(_ slot: AnySlot) -> [AnySlot] { lazy.append(slot) }

    mutating func takeSlotsToStop() -> (elsewhere: [AnySlot], own: ArraySlice<AnySlot>) {
      defer {
        stopped = built.count
        startedElsewhere = []
      }
      return (startedElsewhere, built[stopped...])
    }

    /// Every slot that has a value, for whoever discards them: a value may have a deinitialiser.
    mutating func takeAll() -> (lazy: [AnySlot], built: ContiguousArray<AnySlot>) {
      defer { built = [] }
      return (lazy.live, built)
    }
  }
}
