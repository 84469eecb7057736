/// Another type under which a binding's value is found, with the way to make its slot.
///
/// A function is found both as `@Sendable` and without, since a parameter may ask for either.
@usableFromInline
struct SlotAlias: Sendable {
  let type: Any.Type
  /// Makes the slot under the other type, in front of the given one.
  let makeSlot: @Sendable (AnySlot) -> AnySlot

  /// Creates an alias.
  ///
  /// The function gives the value under the other type.
  @usableFromInline
  init<Value, Other>(_: Other.Type, _ convert: @escaping @Sendable (Value) -> Other) {
    type = Other.self
    makeSlot = { target in
      let slot = Slot<Other>(
        record: target.record, owner: nil, sharing: .none, dependencyCount: 1,
        make: { slot in
          var cursor = SlotCursor(slot)
          return convert(try cursor.take(Value.self))
        })
      slot.link(0, to: target)
      return slot
    }
  }
}
