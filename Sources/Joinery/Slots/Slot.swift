import JoineryAnalysis
public import Synchronization

/// The place of one value in one container or graph.
@usableFromInline @safe
final class Slot<Value>: AnySlot, @unchecked Sendable {
  // `@unchecked`: see `AnySlot`; values are shared only by lifetimes that ask for `Sendable`.

  /// What a request calls when no value is published.
  @usableFromInline let request: Factory<Value>.Synchronous
  /// What builds a new value.
  let factory: Factory<Value>
  let weakReference: WeakReference?

  init(
    record: BindingRecord?, owner: SlotOwner?, sharing: Sharing, isDeep: Bool = false,
    access: Access? = nil, dependencyCount: Int, factory: Factory<Value>
  ) {
    // A member of a graph on an actor is read at once there: only its own factory says how.
    let make = access == .awaited ? nil : factory.make
    // Neither the factory's own accessor nor a switch over its function: both would ask the run time for a
    // type, for every slot.
    let access = access ?? Access(effects: factory.effects, isolation: factory.isolation)
    let request: Factory<Value>.Synchronous
    if let make {
      switch sharing {
      case .none where isDeep:
        request = { slot in try Slot.this(slot).makeDeep() }
      case .none:
        request = Self.observed(
          Self.completing(make, record), isLifted: record == nil, in: owner)
      case .once where isDeep, .weak where isDeep:
        request = { slot in try Slot.this(slot).obtainDeep() }
      case .once, .weak:
        request = { slot in try Slot.this(slot).obtain() }
      }
    } else {
      request = { slot in
        guard let value = try Slot.this(slot).suppliedValue() else {
          throw Slot.this(slot).mustBeAwaited()
        }
        return value
      }
    }
    self.request = Self.watched(request, in: owner)
    self.factory = factory
    weakReference = sharing == .weak ? WeakReference() : nil
    super.init(
      record: record, owner: owner, sharing: sharing, access: access,
      dependencyCount: dependencyCount)
  }

  /// Creates a slot whose factory may be called by anyone.
  convenience init(
    record: BindingRecord?, owner: SlotOwner?, sharing: Sharing, isDeep: Bool = false,
    dependencyCount: Int, make: @escaping Factory<Value>.Synchronous
  ) {
    self.init(
      record: record, owner: owner, sharing: sharing, isDeep: isDeep,
      dependencyCount: dependencyCount, factory: Factory(isThrowing: true, make: make))
  }

  /// The factory of a value that is not shared, between what its observers are told.
  private static func observed(
    _ make: @escaping Factory<Value>.Synchronous, isLifted: Bool, in owner: SlotOwner?
  ) -> Factory<Value>.Synchronous {
    guard !isLifted, let owner, !owner.observers.isEmpty else { return make }
    return { slot in try slot.telling { try make(slot) } }
  }

  /// A request that the test hears of, if there is one.
  private static func watched(
    _ request: @escaping Factory<Value>.Synchronous, in owner: SlotOwner?
  ) -> Factory<Value>.Synchronous {
    guard let watch = owner?.watch else { return request }
    return { slot in
      watch.noteUse(of: slot)
      let value = try request(slot)
      Slot.this(slot).noteMade(value)
      return value
    }
  }

  /// Tells the test what was made, if there is one.
  func noteMade(_ value: Value) {
    guard let owner = unsafe owner, let watch = owner.watch else { return }
    watch.note(value, from: self, in: owner.name)
  }

  /// The factory followed by the steps of an object that is not shared.
  private static func completing(
    _ make: @escaping Factory<Value>.Synchronous, _ record: BindingRecord?
  ) -> Factory<Value>.Synchronous {
    guard let record, !record.steps.isEmpty else { return make }
    return { slot in
      let value = try make(slot)
      if let blocked = try record.configure(value, in: slot) { throw blocked.reason.error }
      return value
    }
  }

  deinit {
    discard()
  }

  /// The value: the published one, or what a request gives.
  ///
  /// - Complexity: O(1) for a published value; otherwise the cost of the constructions.
  @inlinable @inline(__always)
  func value() throws -> Value {
    if let pointer = unsafe published.load(ordering: .acquiring) {
      // The pointer was made by `publish`, for a value of this type, and lives as long as the slot.
      return unsafe pointer.assumingMemoryBound(to: Value.self).pointee
    }
    return try request(self)
  }

  override var box: ValueBox? { publishedValue.map { TypedValueBox($0) } }

  /// The published value.
  var publishedValue: Value? {
    guard let pointer = unsafe published.load(ordering: .acquiring) else { return nil }
    return unsafe pointer.assumingMemoryBound(to: Value.self).pointee
  }

  /// Makes a value visible to everyone, for as long as the slot lives.
  func publish(_ value: Value) {
    let memory = unsafe ValueMemory.make(value)
    unsafe owner?.keepOrder(of: self)
    unsafe published.store(UnsafeRawPointer(memory), ordering: .releasing)
  }

  override var valueType: Any.Type { Value.self }

  override func discard() {
    guard let pointer = unsafe published.exchange(nil, ordering: .acquiringAndReleasing) else {
      return
    }
    let memory = unsafe UnsafeMutableRawPointer(mutating: pointer).assumingMemoryBound(
      to: Value.self)
    unsafe ValueMemory.free(memory)
  }

  override var hasValue: Bool { stored != nil }

  override func prepare() throws -> ValueBox? {
    switch sharing {
    case .none: return nil
    case .once:
      _ = try obtain()
      return nil
    case .weak:
      return TypedValueBox(try obtain())
    }
  }

  override func resume(_ work: UnfinishedWork, in construction: Construction) throws {
    try resumeSteps(work, in: construction)
  }

  override func complete() {
    completeEarly()
  }

  override func abandon(_ error: any Error) -> ValueBox? {
    cell.fail(error)
  }

  override func prepareAwaited() async throws -> ValueBox? {
    switch sharing {
    case .none: return nil
    case .once:
      _ = try await awaitedValue()
      return nil
    case .weak:
      return TypedValueBox(try await awaitedValue())
    }
  }

  override func prepareHere(isolation: isolated (any Actor)?) async throws {
    if sharing == .none || isPublished { return }
    switch access {
    case .anywhere: _ = try value()
    case .mainActor: try await MainActor.run { _ = try value() }
    case .awaited: try await buildHere(isolation: isolation)
    }
  }

  override func prepareInPlace() async throws {
    guard access == .awaited, sharing == .once, !isPublished else {
      _ = try await prepareAwaited()
      return
    }
    _ = try await obtainAwaited(isInPlace: true)
  }

  override func makeUnshared() throws -> ValueBox {
    guard let make = factory.make else { throw mustBeAwaited() }
    return TypedValueBox(try Self.completing(make, sharing == .none ? record : nil)(self))
  }

  /// The value of a slot, which is awaited where it has to be.
  @usableFromInline
  static func awaitedValue(of slot: AnySlot) async throws -> Value {
    try await this(slot).awaitedValue()
  }

  /// The slot as what it is: a request is only ever called with the slot that it belongs to.
  static func this(_ slot: AnySlot) -> Slot {
    unsafe unsafeDowncast(slot, to: Slot.self)
  }
}
