public import JoineryAnalysis

/// Functions of one to three run-time arguments that suspend.
///
/// A parameter may ask for the function with or without `@Sendable`, and in a module in which asynchronous
/// functions run where they are called from as in any other.
extension Assisted {
  /// Creates a binding of a function of one run-time argument that suspends and can throw.
  ///
  /// At each call, the function awaits the dependencies that have to be awaited, and then the factory.
  ///
  /// - Parameters:
  ///   - first: The type of the run-time argument.
  ///   - make: Takes the run-time argument and then the dependencies.
  ///   - file: The file of the binding, for messages.
  ///   - line: The line of the binding, for messages.
  ///   - column: The column of the binding, for messages.
  @_disfavoredOverload @inlinable
  public init<First: Sendable, each Dependency, Failure: Error, Result>(
    _ first: First.Type,
    make:
      @escaping @Sendable @concurrent (First, repeat each Dependency) async throws(Failure) ->
      Result,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Value == @Sendable @concurrent (First) async throws -> Result {
    self.init(
      dependencies: listOfTypes(repeat (each Dependency).self), [.asynchronous, .throwing],
      Location(file: file, line: line, column: column),
      aliases: [
        SlotAlias((@concurrent (First) async throws -> Result).self) { (function: Value) in function
        },
        SlotAlias((nonisolated(nonsending) @Sendable (First) async throws -> Result).self) {
          (function: Value) in function
        },
        SlotAlias((nonisolated(nonsending) (First) async throws -> Result).self) {
          (function: Value) in function
        },
      ],
      function: { deferred in
        { first in
          try await deferred.assistAwaited(Argument(first)) { slot in
            var cursor = SlotCursor(slot)
            return try await make(first, repeat await cursor.takeAwaited((each Dependency).self))
          }
        }
      })
  }

  /// Creates a binding of a function of two run-time arguments that suspends and can throw.
  ///
  /// At each call, the function awaits the dependencies that have to be awaited, and then the factory.
  ///
  /// - Parameters:
  ///   - first: The type of the first run-time argument.
  ///   - second: The type of the second run-time argument.
  ///   - make: Takes the run-time arguments and then the dependencies.
  ///   - file: The file of the binding, for messages.
  ///   - line: The line of the binding, for messages.
  ///   - column: The column of the binding, for messages.
  @_disfavoredOverload @inlinable
  public init<First: Sendable, Second: Sendable, each Dependency, Failure: Error, Result>(
    _ first: First.Type,
    _ second: Second.Type,
    make:
      @escaping @Sendable @concurrent (First, Second, repeat each Dependency) async throws(Failure)
      -> Result,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Value == @Sendable @concurrent (First, Second) async throws -> Result {
    self.init(
      dependencies: listOfTypes(repeat (each Dependency).self), [.asynchronous, .throwing],
      Location(file: file, line: line, column: column),
      aliases: [
        SlotAlias((@concurrent (First, Second) async throws -> Result).self) { (function: Value) in
          function
        },
        SlotAlias((nonisolated(nonsending) @Sendable (First, Second) async throws -> Result).self) {
          (function: Value) in function
        },
        SlotAlias((nonisolated(nonsending) (First, Second) async throws -> Result).self) {
          (function: Value) in function
        },
      ],
      function: { deferred in
        { first, second in
          try await deferred.assistAwaited(Argument(first), Argument(second)) { slot in
            var cursor = SlotCursor(slot)
            return try await make(
              first, second, repeat await cursor.takeAwaited((each Dependency).self))
          }
        }
      })
  }

  /// Creates a binding of a function of three run-time arguments that suspends and can throw.
  ///
  /// At each call, the function awaits the dependencies that have to be awaited, and then the factory.
  ///
  /// - Parameters:
  ///   - first: The type of the first run-time argument.
  ///   - second: The type of the second run-time argument.
  ///   - third: The type of the third run-time argument.
  ///   - make: Takes the run-time arguments and then the dependencies.
  ///   - file: The file of the binding, for messages.
  ///   - line: The line of the binding, for messages.
  ///   - column: The column of the binding, for messages.
  @_disfavoredOverload @inlinable
  public init<
    First: Sendable, Second: Sendable, Third: Sendable, each Dependency, Failure: Error, Result
  >(
    _ first: First.Type,
    _ second: Second.Type,
    _ third: Third.Type,
    make:
      @escaping @Sendable @concurrent (First, Second, Third, repeat each Dependency)
      async throws(Failure) ->
      Result,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Value == @Sendable @concurrent (First, Second, Third) async throws -> Result {
    self.init(
      dependencies: listOfTypes(repeat (each Dependency).self), [.asynchronous, .throwing],
      Location(file: file, line: line, column: column),
      aliases: [
        SlotAlias((@concurrent (First, Second, Third) async throws -> Result).self) {
          (function: Value) in function
        },
        SlotAlias(
          (nonisolated(nonsending) @Sendable (First, Second, Third) async throws -> Result).self
        ) {
          (function: Value) in function
        },
        SlotAlias((nonisolated(nonsending) (First, Second, Third) async throws -> Result).self) {
          (function: Value) in function
        },
      ],
      function: { deferred in
        { first, second, third in
          try await deferred.assistAwaited(Argument(first), Argument(second), Argument(third)) {
            slot in
            var cursor = SlotCursor(slot)
            return try await make(
              first, second, third, repeat await cursor.takeAwaited((each Dependency).self))
          }
        }
      })
  }
}
