import JoineryAnalysis
import Synchronization

/// A way back into a container for a request that comes later, which does not keep the container.
@usableFromInline @safe
final class Deferred<Value>: @unchecked Sendable {
  // `@unchecked`: the slot is used only while the container, which owns it or has a parent that
  // does, is held; one that no container has is held here.
  weak let owner: SlotOwner?
  private let slot: Unmanaged<Slot<Value>>
  /// The slot, if it is a lifted one, which may have been made for this alone.
  private let liftedSlot: Slot<Value>?
  /// Whether no container is needed, because none has made this.
  private let isMadeByHand: Bool
  /// What messages say when the container is gone.
  private let containerName: String
  private let location: Location?
  /// Whether the value may become another one, when nobody holds it.
  private let isWeak: Bool
  /// Whether a lazy value was read, so that it is there also while the container stops.
  private let isSettled = Atomic<Bool>(false)

  /// Creates a way back to a slot.
  ///
  /// - Parameters:
  ///   - slot: What is requested later.
  ///   - owner: The container that owns the slot or has a parent that does; nil for a slot that no container
  ///     has, which is kept.
  init(to slot: Slot<Value>, in owner: SlotOwner?) {
    self.owner = owner
    unsafe self.slot = .passUnretained(slot)
    liftedSlot = slot.isLifted ? slot : nil
    isMadeByHand = owner == nil && slot.isLifted
    containerName = owner?.name ?? "its container"
    location = slot.record?.location
    isWeak = slot.sharing == .weak
  }

  /// Creates a way back to a slot for its own factory.
  @usableFromInline
  convenience init(to slot: AnySlot) {
    unsafe self.init(to: Slot<Value>.this(slot), in: slot.owner)
  }

  /// Calls a function with the slot.
  ///
  /// - Throws: What the function throws; ``GraphError`` when the container is gone.
  func withSlot<Result>(_ body: (Slot<Value>) throws -> Result) throws -> Result {
    guard let owner else {
      if isMadeByHand, let liftedSlot { return try body(liftedSlot) }
      throw GraphError(
        .containerReleased(
          Key(ofType: Value.self).shortName, container: containerName, place: location?.place))
    }
    return try withExtendedLifetime(owner) {
      if !isSettled.load(ordering: .acquiring) { try owner.checkIsOpen(for: Value.self) }
      return try body(unsafe slot.takeUnretainedValue())
    }
  }

  /// Notes that a lazy value was read.
  func settle() {
    if !isWeak, !isSettled.load(ordering: .relaxed) { isSettled.store(true, ordering: .releasing) }
  }

  /// The value, which is awaited where it has to be.
  func awaitedValue() async throws -> Value {
    try await awaiting { slot in UncheckedTransfer(value: try await slot.deferredAwaitedValue()) }
      .value
  }

  /// Calls a function with the slot, and holds the container until it is done.
  func awaiting<Result>(
    _ body: nonisolated(nonsending) (Slot<Value>) async throws -> Result
  ) async throws -> Result {
    let owner = owner
    defer { withExtendedLifetime(owner) {} }
    let slot = try withSlot { $0 }
    return try await body(slot)
  }

  /// The value, for a request by the main actor.
  @MainActor
  func valueOnMainActor() throws -> Value {
    try withSlot { try $0.deferredValue(isOnMainActor: true) }
  }

  /// Calls an assisted factory with its run-time arguments, whose dependencies are the slot's.
  @usableFromInline
  func assist<Result>(
    _ arguments: Argument..., make: (AnySlot) throws -> Result
  ) throws -> Result {
    try withSlot { slot in
      try slot.deferred(arguments: arguments) { try make(slot) }
    }
  }

  /// Calls an assisted factory that suspends, with its run-time arguments.
  ///
  /// What it needs and has to be awaited is made first, at the same time.
  @usableFromInline
  func assistAwaited<Result>(
    _ arguments: Argument..., make: (AnySlot) async throws -> Result
  ) async throws -> Result {
    try await awaiting { slot in
      try await slot.deferredAwaited(arguments: arguments) {
        try await keeping(try await slot.prefetchDependencies()) { try await make(slot) }
      }
    }
  }

  /// The value.
  func value() throws -> Value {
    try withSlot { try $0.deferredValue() }
  }
}
