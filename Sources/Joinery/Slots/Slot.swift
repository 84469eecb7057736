public import Synchronization

/// The place of one value in one container.
@usableFromInline @safe
final class Slot<Value>: AnySlot, @unchecked Sendable {
  // `@unchecked`: see `AnySlot`; values are shared only by lifetimes that ask for `Sendable`.

  /// Makes a value from the slots that the given slot depends on.
  @usableFromInline typealias Factory = @Sendable (AnySlot) throws -> Value

  /// What a request calls when no value is published.
  @usableFromInline let request: Factory
  /// What builds a new value.
  let factory: Factory
  let weakReference: WeakReference?

  init(
    record: BindingRecord?, container: ContainerCore?, sharing: Sharing, isDeep: Bool = false,
    dependencyCount: Int, factory: @escaping Factory
  ) {
    switch sharing {
    case .none:
      if let record, !record.steps.isEmpty {
        self.factory = { slot in
          let value = try factory(slot)
          if let blocked = try record.configure(value, in: slot) { throw blocked.reason.error }
          return value
        }
      } else {
        self.factory = factory
      }
      if isDeep {
        request = { slot in try Slot.this(slot).makeDeep() }
      } else {
        request = self.factory
      }
    case .once, .weak:
      self.factory = factory
      if isDeep {
        request = { slot in try Slot.this(slot).obtainDeep() }
      } else {
        request = { slot in try Slot.this(slot).obtain() }
      }
    }
    weakReference = sharing == .weak ? WeakReference() : nil
    super.init(
      record: record, container: container, sharing: sharing, dependencyCount: dependencyCount)
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

  /// The published value.
  var publishedValue: Value? {
    guard let pointer = unsafe published.load(ordering: .acquiring) else { return nil }
    return unsafe pointer.assumingMemoryBound(to: Value.self).pointee
  }

  /// Makes a value visible to everyone, for as long as the slot lives.
  func publish(_ value: Value) {
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    unsafe memory.initialize(to: value)
    unsafe container?.keepOrder(of: self)
    unsafe published.store(UnsafeRawPointer(memory), ordering: .releasing)
  }

  override var valueType: Any.Type { Value.self }

  override func discard() {
    guard let pointer = unsafe published.exchange(nil, ordering: .acquiringAndReleasing) else {
      return
    }
    let memory = unsafe UnsafeMutableRawPointer(mutating: pointer).assumingMemoryBound(
      to: Value.self)
    unsafe memory.deinitialize(count: 1)
    unsafe memory.deallocate()
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

  override func abandon(_ error: any Error) {
    cell.fail(error)
  }

  override func makeUnshared() throws -> ValueBox {
    TypedValueBox(try factory(self))
  }

  /// The slot as what it is: a request is only ever called with the slot that it belongs to.
  static func this(_ slot: AnySlot) -> Slot {
    unsafe unsafeDowncast(slot, to: Slot.self)
  }
}
