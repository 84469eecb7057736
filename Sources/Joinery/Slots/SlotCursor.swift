/// Reads a factory's dependencies, one after the other.
@usableFromInline @safe
struct SlotCursor {
  @usableFromInline var next: UnsafeMutablePointer<Unmanaged<AnySlot>>?

  @inlinable @inline(__always)
  init(_ slot: AnySlot) {
    unsafe next = slot.dependencies
  }

  @inlinable @inline(__always)
  init(_ slot: AnySlot, skipping count: Int) {
    unsafe next = slot.dependencies.map { unsafe $0 + count }
  }

  /// The value of the next dependency, which is awaited where it has to be.
  @inlinable
  mutating func takeAwaited<Value>(_ type: Value.Type) async throws -> Value {
    let slot = unsafe next.unsafelyUnwrapped.pointee.takeUnretainedValue()
    unsafe next = next.unsafelyUnwrapped + 1
    return try await Slot<Value>.awaitedValue(of: slot)
  }

  /// The value of the next dependency.
  @inlinable @inline(__always)
  mutating func take<Value>(_: Value.Type) throws -> Value {
    // The linker has put a slot of this type here: it goes by the same list of types.
    let reference = unsafe next.unsafelyUnwrapped
    unsafe next = reference + 1
    return try unsafe reference.pointee._withUnsafeGuaranteedRef {
      try unsafe unsafeDowncast($0, to: Slot<Value>.self).value()
    }
  }
}
