/// Something that is done with an object after it has been made and before others see it.
@usableFromInline @safe
struct ConfigurationStep: Sendable {
  /// The types of the parameters after the object.
  let dependencies: [Any.Type]
  let isThrowing: Bool
  /// Performs the step on the object at the pointer, with the slot's dependencies from a position on.
  let perform: @Sendable (UnsafeRawPointer, AnySlot, Int) throws -> Void

  /// Creates a step from a function that takes the object and then the dependencies.
  @usableFromInline
  init<Value, each Dependency, Failure: Error>(
    _ configure: @escaping @Sendable (Value, repeat each Dependency) throws(Failure) -> Void
  ) {
    dependencies = listOfTypes(repeat (each Dependency).self)
    isThrowing = Failure.self != Never.self
    unsafe perform = { object, slot, position in
      var cursor = SlotCursor(slot, skipping: position)
      // The object is a `Value`, or a `Qualified` of it, which is a structure of nothing else.
      let object = unsafe object.assumingMemoryBound(to: Value.self).pointee
      let values: (repeat each Dependency)
      do {
        values = (repeat try cursor.take((each Dependency).self))
      } catch let error as GraphError {
        guard let blocker = error.blocker else { throw error }
        throw BlockedStep(blocker: blocker, error: error)
      }
      try configure(object, repeat each values)
    }
  }
}

/// Says that a step needs an object which does not exist yet, because this one is made for it.
struct BlockedStep: Error {
  let blocker: Construction
  /// What is wrong if the step cannot be put off.
  let error: GraphError
}
