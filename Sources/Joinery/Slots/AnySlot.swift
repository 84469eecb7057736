import JoineryAnalysis
public import Synchronization

/// The place of one value in one container or graph, without the value's type.
///
/// A slot is linked once, before its owner is published, and never changes afterwards, except
/// for the pointer to its value. Slots refer to each other without counting references: they live
/// as long as the container or graph that owns them, and an owner keeps its parents.
@usableFromInline @safe
class AnySlot: @unchecked Sendable {
  // `@unchecked`: everything but the atomic pointer is written before the owner is published.

  /// Points to the value once it is built and shared; nil for values that are not kept.
  @usableFromInline let published = unsafe Atomic<UnsafeRawPointer?>(nil)

  /// The slots that the factory reads, in the order of its parameters; then those of later steps.
  @usableFromInline let dependencies: UnsafeMutablePointer<Unmanaged<AnySlot>>?
  let dependencyCount: Int

  /// What made the slot: nil for a lifted one, such as the slot of an optional parameter.
  let record: BindingRecord?
  /// Who is told when a value has been built: nil when nobody keeps it in order.
  unowned(unsafe) let owner: SlotOwner?
  let sharing: Sharing
  let access: Access
  /// Says who builds a value that is shared.
  let cell = OnceCell()

  /// The greatest number of slots on a path of construction below this one, this one included.
  var depth: Int32 = 0

  /// Whether the value, or something that is needed for it, has to be awaited from somewhere.
  var needsAwait: Bool

  /// Whether the value is nil because what a parameter may leave out is not bound.
  var isAbsent = false

  /// Whether a start found that the value has to be started.
  let isStartable = Atomic<Bool>(false)
  /// Whether the value's `start()` was complete, and whether the value was stopped.
  let isStarted = Atomic<Bool>(false)
  let isStopped = Atomic<Bool>(false)

  /// What a lazy value or a provider asks for later.
  unowned(unsafe) var deferredTarget: AnySlot?

  /// Lifted slots that this one reads, and that may have been made for it alone.
  var companions: [AnySlot] = []

  /// Whether and how a slot keeps its value.
  enum Sharing {
    /// A new value for each request.
    case none
    /// One value.
    case once
    /// One value, while somebody holds it.
    case weak
  }

  init(
    record: BindingRecord?, owner: SlotOwner?, sharing: Sharing, access: Access,
    dependencyCount: Int
  ) {
    self.record = record
    unsafe self.owner = owner
    self.sharing = sharing
    self.access = access
    needsAwait = access != .anywhere
    self.dependencyCount = dependencyCount
    unsafe dependencies =
      dependencyCount == 0 ? nil : UnsafeMutablePointer.allocate(capacity: dependencyCount)
  }

  deinit {
    unsafe dependencies?.deallocate()
  }

  /// Sets one of the slots that the factory reads.
  func link(_ position: Int, to slot: AnySlot) {
    precondition(position < dependencyCount, "a slot has fewer dependencies than were linked")
    unsafe (dependencies.unsafelyUnwrapped + position).initialize(to: .passUnretained(slot))
  }

  /// One of the slots that the factory reads.
  func dependency(at position: Int) -> AnySlot {
    precondition(position < dependencyCount, "a slot has fewer dependencies than were asked for")
    return unsafe dependencies.unsafelyUnwrapped[position].takeUnretainedValue()
  }

  // What a slot does with a value whose type it alone knows. Each is overridden by `Slot`.

  /// The type of the value.
  var valueType: Any.Type { Never.self }

  /// Lets go of the value.
  func discard() {}

  /// Whether there is a value that requests get.
  var hasValue: Bool { false }

  /// Builds the value if it is shared and not built yet.
  ///
  /// - Returns: What keeps a value that the slot itself does not keep.
  func prepare() throws -> ValueBox? { nil }

  /// Builds the value if it is shared and not built yet, and awaits it where it has to be.
  ///
  /// - Returns: What keeps a value that the slot itself does not keep.
  func prepareAwaited() async throws -> ValueBox? { nil }

  /// Builds the value where the caller runs, if it is shared and not built yet.
  func prepareHere(isolation: isolated (any Actor)?) async throws {}

  /// Does the same in a task that inherits nothing, and that nobody cancels for another reason.
  func prepareInPlace() async throws {}

  /// The value that is kept, for what is done with it when the owner starts or stops.
  var box: ValueBox? { nil }

  /// Builds a value without keeping it.
  func makeUnshared() throws -> ValueBox {
    preconditionFailure("a slot without a type cannot make a value")
  }

  /// Carries out steps that had to wait for a construction.
  func resume(_ work: UnfinishedWork, in construction: Construction) throws {}

  /// Publishes the value that another construction has completed.
  func complete() {}

  /// Gives up the value that another construction should have completed.
  ///
  /// - Returns: The unfinished object, to be let go of when all that are given up have been.
  func abandon(_ error: any Error) -> ValueBox? { nil }

  /// Whether the slot is that of a parameter that is made from what is bound.
  var isLifted: Bool { record == nil }

  /// Whether the value is a function that requests its dependencies when it is called.
  var isAssisted: Bool { record?.lifetime == .assisted }
}
