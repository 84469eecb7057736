public import JoineryAnalysis

/// Functions of one to three run-time arguments that run on the main actor.
///
/// In Swift 6 such a function is `@Sendable`, whether a parameter says so or not; with Swift 5 as the language
/// mode it has to ask for `@MainActor @Sendable (ID) -> T`.
extension Assisted {
  /// Creates a binding of a function of one run-time argument that runs on the main actor.
  ///
  /// - Parameters:
  ///   - first: The type of the run-time argument.
  ///   - make: Takes the run-time argument and then the dependencies.
  ///   - file: The file of the binding, for messages.
  ///   - line: The line of the binding, for messages.
  ///   - column: The column of the binding, for messages.
  @inlinable
  public init<First, each Dependency, Result>(
    _ first: First.Type,
    main make: @escaping @MainActor @Sendable (First, repeat each Dependency) -> Result,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Value == @MainActor @Sendable (First) -> Result {
    self.init(
      dependencies: listOfTypes(repeat (each Dependency).self), [],
      on: MainActor.shared, Location(file: file, line: line, column: column), aliases: [],
      function: { deferred in
        { first in
          stopping(Result.self) {
            try deferred.assist(Argument(first)) { slot in
              var cursor = SlotCursor(slot)
              return try make(first, repeat cursor.take((each Dependency).self))
            }
          }
        }
      })
  }

  /// Creates a binding of a function of one run-time argument that runs on the main actor and can throw.
  ///
  /// - Parameters:
  ///   - first: The type of the run-time argument.
  ///   - make: Takes the run-time argument and then the dependencies.
  ///   - file: The file of the binding, for messages.
  ///   - line: The line of the binding, for messages.
  ///   - column: The column of the binding, for messages.
  @_disfavoredOverload @inlinable
  public init<First, each Dependency, Failure: Error, Result>(
    _ first: First.Type,
    main make:
      @escaping @MainActor @Sendable (First, repeat each Dependency) throws(Failure) -> Result,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Value == @MainActor @Sendable (First) throws -> Result {
    self.init(
      dependencies: listOfTypes(repeat (each Dependency).self), .throwing,
      on: MainActor.shared, Location(file: file, line: line, column: column), aliases: [],
      function: { deferred in
        { first in
          try deferred.assist(Argument(first)) { slot in
            var cursor = SlotCursor(slot)
            return try make(first, repeat cursor.take((each Dependency).self))
          }
        }
      })
  }

  /// Creates a binding of a function of two run-time arguments that runs on the main actor.
  ///
  /// - Parameters:
  ///   - first: The type of the first run-time argument.
  ///   - second: The type of the second run-time argument.
  ///   - make: Takes the run-time arguments and then the dependencies.
  ///   - file: The file of the binding, for messages.
  ///   - line: The line of the binding, for messages.
  ///   - column: The column of the binding, for messages.
  @inlinable
  public init<First, Second, each Dependency, Result>(
    _ first: First.Type,
    _ second: Second.Type,
    main make: @escaping @MainActor @Sendable (First, Second, repeat each Dependency) -> Result,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Value == @MainActor @Sendable (First, Second) -> Result {
    self.init(
      dependencies: listOfTypes(repeat (each Dependency).self), [],
      on: MainActor.shared, Location(file: file, line: line, column: column), aliases: [],
      function: { deferred in
        { first, second in
          stopping(Result.self) {
            try deferred.assist(Argument(first), Argument(second)) { slot in
              var cursor = SlotCursor(slot)
              return try make(first, second, repeat cursor.take((each Dependency).self))
            }
          }
        }
      })
  }

  /// Creates a binding of a function of two run-time arguments that runs on the main actor and can throw.
  ///
  /// - Parameters:
  ///   - first: The type of the first run-time argument.
  ///   - second: The type of the second run-time argument.
  ///   - make: Takes the run-time arguments and then the dependencies.
  ///   - file: The file of the binding, for messages.
  ///   - line: The line of the binding, for messages.
  ///   - column: The column of the binding, for messages.
  @_disfavoredOverload @inlinable
  public init<First, Second, each Dependency, Failure: Error, Result>(
    _ first: First.Type,
    _ second: Second.Type,
    main make:
      @escaping @MainActor @Sendable (First, Second, repeat each Dependency) throws(Failure) ->
      Result,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Value == @MainActor @Sendable (First, Second) throws -> Result {
    self.init(
      dependencies: listOfTypes(repeat (each Dependency).self), .throwing,
      on: MainActor.shared, Location(file: file, line: line, column: column), aliases: [],
      function: { deferred in
        { first, second in
          try deferred.assist(Argument(first), Argument(second)) { slot in
            var cursor = SlotCursor(slot)
            return try make(first, second, repeat cursor.take((each Dependency).self))
          }
        }
      })
  }

  /// Creates a binding of a function of three run-time arguments that runs on the main actor.
  ///
  /// - Parameters:
  ///   - first: The type of the first run-time argument.
  ///   - second: The type of the second run-time argument.
  ///   - third: The type of the third run-time argument.
  ///   - make: Takes the run-time arguments and then the dependencies.
  ///   - file: The file of the binding, for messages.
  ///   - line: The line of the binding, for messages.
  ///   - column: The column of the binding, for messages.
  @inlinable
  public init<First, Second, Third, each Dependency, Result>(
    _ first: First.Type,
    _ second: Second.Type,
    _ third: Third.Type,
    main make:
      @escaping @MainActor @Sendable (First, Second, Third, repeat each Dependency) -> Result,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Value == @MainActor @Sendable (First, Second, Third) -> Result {
    self.init(
      dependencies: listOfTypes(repeat (each Dependency).self), [],
      on: MainActor.shared, Location(file: file, line: line, column: column), aliases: [],
      function: { deferred in
        { first, second, third in
          stopping(Result.self) {
            try deferred.assist(Argument(first), Argument(second), Argument(third)) { slot in
              var cursor = SlotCursor(slot)
              return try make(first, second, third, repeat cursor.take((each Dependency).self))
            }
          }
        }
      })
  }

  /// Creates a binding of a function of three run-time arguments that runs on the main actor and can throw.
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
  public init<First, Second, Third, each Dependency, Failure: Error, Result>(
    _ first: First.Type,
    _ second: Second.Type,
    _ third: Third.Type,
    main make:
      @escaping @MainActor @Sendable (First, Second, Third, repeat each Dependency) throws(Failure)
      -> Result,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Value == @MainActor @Sendable (First, Second, Third) throws -> Result {
    self.init(
      dependencies: listOfTypes(repeat (each Dependency).self), .throwing,
      on: MainActor.shared, Location(file: file, line: line, column: column), aliases: [],
      function: { deferred in
        { first, second, third in
          try deferred.assist(Argument(first), Argument(second), Argument(third)) { slot in
            var cursor = SlotCursor(slot)
            return try make(first, second, third, repeat cursor.take((each Dependency).self))
          }
        }
      })
  }
}
