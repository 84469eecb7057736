import JoineryAnalysis

/// Recipes of decorators that suspend or run on the main actor.
///
/// The functions take the value without its qualifier, which `unwrap` removes and `rewrap` adds.
extension Recipe {
  /// Creates a recipe from an asynchronous function that takes the value that is wrapped first.
  @inlinable
  init<Base, each Dependency, Failure: Error>(
    awaitingWrapping wrap:
      @escaping @Sendable @concurrent (Base, repeat each Dependency) async throws(Failure) -> Base,
    unwrap: @escaping @Sendable (Value) -> Base, rewrap: @escaping @Sendable (Base) -> Value
  ) {
    self.init(
      dependencies: [Value.self] + listOfTypes(repeat (each Dependency).self),
      factory: Factory(
        make: nil,
        makeAwaited: { slot in
          var cursor = SlotCursor(slot)
          let base = unwrap(try await cursor.takeAwaited(Value.self))
          return rewrap(
            try await wrap(base, repeat await cursor.takeAwaited((each Dependency).self)))
        },
        isAsynchronous: true, isThrowing: true))
  }

  /// Creates a recipe from a function on the main actor that takes the value that is wrapped first.
  @inlinable
  init<Base: Sendable, each Dependency, Failure: Error>(
    mainWrapping wrap:
      @escaping @MainActor @Sendable (Base, repeat each Dependency) throws(Failure) -> Base,
    unwrap: @escaping @Sendable (Value) -> Base, rewrap: @escaping @Sendable (Base) -> Value
  ) {
    self.init(
      dependencies: [Value.self] + listOfTypes(repeat (each Dependency).self),
      factory: Factory(
        make: { slot in
          try assumingMainActor {
            var cursor = SlotCursor(slot)
            let base = unwrap(try cursor.take(Value.self))
            return rewrap(try wrap(base, repeat cursor.take((each Dependency).self)))
          }
        },
        makeAwaited: { slot in
          var cursor = SlotCursor(slot)
          let base = unwrap(try await cursor.takeAwaited(Value.self))
          return rewrap(
            try await wrap(base, repeat await cursor.takeAwaited((each Dependency).self)))
        },
        on: MainActor.shared, isThrowing: Failure.self != Never.self))
  }

  /// Creates a recipe from an asynchronous function on the main actor that takes the value that is
  /// wrapped first.
  @inlinable
  init<Base: Sendable, each Dependency, Failure: Error>(
    mainAwaitingWrapping wrap:
      @escaping @MainActor @Sendable (Base, repeat each Dependency) async throws(Failure) -> Base,
    unwrap: @escaping @Sendable (Value) -> Base, rewrap: @escaping @Sendable (Base) -> Value
  ) {
    self.init(
      dependencies: [Value.self] + listOfTypes(repeat (each Dependency).self),
      factory: Factory(
        make: nil,
        makeAwaited: { slot in
          var cursor = SlotCursor(slot)
          let base = unwrap(try await cursor.takeAwaited(Value.self))
          return rewrap(
            try await wrap(base, repeat await cursor.takeAwaited((each Dependency).self)))
        },
        on: MainActor.shared, isAsynchronous: true, isThrowing: true))
  }
}
