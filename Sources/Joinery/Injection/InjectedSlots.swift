/// Reads the slots of an injection's values, one after the other.
struct InjectedSlots {
  /// In the order of the steps, and of the dependencies of each.
  ///
  /// Whoever injects keeps the container, which owns them; the array keeps those that were made for this
  /// request.
  private let slots: [AnySlot]
  private var next = 0

  init(_ slots: [AnySlot]) {
    self.slots = slots
  }

  /// Passes over the next slot if it is that of an optional value, and nothing is bound.
  mutating func skipIfAbsent() -> Bool {
    guard slots[next].isAbsent else { return false }
    next += 1
    return true
  }

  /// The value of the next slot.
  mutating func take<Value>(_: Value.Type) throws -> Value {
    defer { next += 1 }
    // The slots were looked up by the same list of types.
    return try Slot<Value>.this(slots[next]).value()
  }

  /// The value of the next slot, which is awaited where it has to be.
  mutating func takeAwaited<Value>(_: Value.Type) async throws -> Value {
    defer { next += 1 }
    return try await Slot<Value>.this(slots[next]).awaitedValue()
  }
}
