import JoineryAnalysis

/// How a value is made: the types that a factory needs, and the factory, which reads their slots.
///
/// Everything here is inlined where the binding is written, so that the compiler specialises it for
/// the types at hand: a generic factory costs several times as much.
@usableFromInline
struct Recipe<Value>: Sendable {
  /// The types of the factory's parameters.
  @usableFromInline let dependencies: [Any.Type]
  @usableFromInline let factory: Factory<Value>

  @inlinable @inline(__always)
  init(dependencies: [Any.Type], factory: Factory<Value>) {
    self.dependencies = dependencies
    self.factory = factory
  }

  /// Creates a recipe from a function whose parameters are the dependencies.
  @inlinable @inline(__always)
  init<each Dependency, Failure: Error>(
    _ make: @escaping @Sendable (repeat each Dependency) throws(Failure) -> Value
  ) {
    dependencies = listOfTypes(repeat (each Dependency).self)
    factory = Factory(isThrowing: Failure.self != Never.self) { slot in
      var cursor = SlotCursor(slot)
      return try make(repeat cursor.take((each Dependency).self))
    }
  }

  /// Creates a recipe from a function that takes a value of the same type and then the dependencies.
  @inlinable @inline(__always)
  init<each Dependency, Failure: Error>(
    wrapping wrap: @escaping @Sendable (Value, repeat each Dependency) throws(Failure) -> Value
  ) {
    dependencies = [Value.self] + listOfTypes(repeat (each Dependency).self)
    factory = Factory(
      make: { slot in
        var cursor = SlotCursor(slot)
        let base = try cursor.take(Value.self)
        return try wrap(base, repeat cursor.take((each Dependency).self))
      },
      makeAwaited: { slot in
        var cursor = SlotCursor(slot)
        let base = try await cursor.takeAwaited(Value.self)
        return try wrap(base, repeat await cursor.takeAwaited((each Dependency).self))
      },
      isThrowing: Failure.self != Never.self)
  }

  /// Creates a recipe from an asynchronous function whose parameters are the dependencies.
  @inlinable
  init<each Dependency, Failure: Error>(
    awaiting make:
      @escaping @Sendable @concurrent (repeat each Dependency) async throws(Failure) -> Value
  ) {
    dependencies = listOfTypes(repeat (each Dependency).self)
    factory = Factory(
      make: nil,
      makeAwaited: { slot in
        var cursor = SlotCursor(slot)
        return try await make(repeat await cursor.takeAwaited((each Dependency).self))
      },
      isAsynchronous: true, isThrowing: true)
  }

  /// Creates a recipe from a function on the main actor whose parameters are the dependencies.
  @inlinable
  init<each Dependency, Failure: Error>(
    main make: @escaping @MainActor @Sendable (repeat each Dependency) throws(Failure) -> Value
  ) where Value: Sendable {
    dependencies = listOfTypes(repeat (each Dependency).self)
    factory = Factory(
      make: { slot in
        try assumingMainActor {
          var cursor = SlotCursor(slot)
          return try make(repeat cursor.take((each Dependency).self))
        }
      },
      makeAwaited: nil, on: MainActor.shared, isThrowing: Failure.self != Never.self)
  }

  /// Creates a recipe from an asynchronous function on the main actor.
  @inlinable
  init<each Dependency, Failure: Error>(
    mainAwaiting make:
      @escaping @MainActor @Sendable (repeat each Dependency) async throws(Failure) -> Value
  ) where Value: Sendable {
    dependencies = listOfTypes(repeat (each Dependency).self)
    factory = Factory(
      make: nil,
      makeAwaited: { slot in
        var cursor = SlotCursor(slot)
        return try await make(repeat await cursor.takeAwaited((each Dependency).self))
      },
      on: MainActor.shared, isAsynchronous: true, isThrowing: true)
  }

  /// Creates a recipe from a function on an actor of its own.
  @inlinable
  init<each Dependency, Failure: Error>(
    isolated make:
      @escaping @isolated(any) @Sendable (repeat each Dependency) throws(Failure) -> Value
  ) where Value: Sendable {
    dependencies = listOfTypes(repeat (each Dependency).self)
    factory = Factory(
      make: nil,
      makeAwaited: { slot in
        var cursor = SlotCursor(slot)
        return try await make(repeat await cursor.takeAwaited((each Dependency).self))
      },
      on: make.isolation, isThrowing: true)
  }

  /// The recipe for the same value under a qualifier.
  @inlinable @inline(__always)
  func qualified<Qualifier>(by _: Qualifier.Type) -> Recipe<Qualified<Value, Qualifier>> {
    Recipe<Qualified<Value, Qualifier>>(
      dependencies: dependencies, factory: factory.map { Qualified($0) })
  }
}

/// The types of a factory's parameters, as a list.
@inlinable
func listOfTypes<each Element>(_ types: repeat (each Element).Type) -> [Any.Type] {
  var list: [Any.Type] = []
  repeat list.append(each types)
  return list
}
