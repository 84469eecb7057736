/// How a value is made: the types that a factory needs, and the factory, which reads their slots.
///
/// Everything here is inlined where the binding is written, so that the compiler specialises it for
/// the types at hand: a generic factory costs several times as much.
@usableFromInline
struct Recipe<Value>: Sendable {
  /// The types of the factory's parameters.
  @usableFromInline let dependencies: [Any.Type]
  /// Whether the factory may throw.
  @usableFromInline let isThrowing: Bool
  @usableFromInline let factory: @Sendable (AnySlot) throws -> Value

  @inlinable @inline(__always)
  init(
    dependencies: [Any.Type], isThrowing: Bool,
    factory: @escaping @Sendable (AnySlot) throws -> Value
  ) {
    self.dependencies = dependencies
    self.isThrowing = isThrowing
    self.factory = factory
  }

  /// Creates a recipe from a function whose parameters are the dependencies.
  @inlinable @inline(__always)
  init<each Dependency, Failure: Error>(
    _ make: @escaping @Sendable (repeat each Dependency) throws(Failure) -> Value
  ) {
    var types: [Any.Type] = []
    repeat types.append((each Dependency).self)
    dependencies = types
    isThrowing = Failure.self != Never.self
    factory = { slot in
      var cursor = SlotCursor(slot)
      return try make(repeat cursor.take((each Dependency).self))
    }
  }

  /// Creates a recipe from a function that takes a value of the same type and then the dependencies.
  @inlinable @inline(__always)
  init<each Dependency, Failure: Error>(
    wrapping wrap: @escaping @Sendable (Value, repeat each Dependency) throws(Failure) -> Value
  ) {
    var types: [Any.Type] = [Value.self]
    repeat types.append((each Dependency).self)
    dependencies = types
    isThrowing = Failure.self != Never.self
    factory = { slot in
      var cursor = SlotCursor(slot)
      let base = try cursor.take(Value.self)
      return try wrap(base, repeat cursor.take((each Dependency).self))
    }
  }

  /// The recipe for the same value under a qualifier.
  @inlinable @inline(__always)
  func qualified<Qualifier>(by _: Qualifier.Type) -> Recipe<Qualified<Value, Qualifier>> {
    let factory = factory
    return Recipe<Qualified<Value, Qualifier>>(
      dependencies: dependencies, isThrowing: isThrowing,
      factory: { slot in Qualified(try factory(slot)) })
  }
}
