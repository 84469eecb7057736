public import JoineryAnalysis

/// Functions of one to three run-time arguments.
extension Assisted {
  /// Creates a binding of a function of one run-time argument.
  ///
  /// - Parameters:
  ///   - first: The type of the first run-time argument.
  ///   - make: Takes the run-time argument and then the dependencies.
  ///   - file: The file of the binding, for messages.
  ///   - line: The line of the binding, for messages.
  ///   - column: The column of the binding, for messages.
  @inlinable
  public init<First, each Dependency, Result>(
    _ first: First.Type,
    make: @escaping @Sendable (First, repeat each Dependency) -> Result,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Value == @Sendable (First) -> Result {
    self.init(
      dependencies: listOfTypes(repeat (each Dependency).self), [],
      Location(file: file, line: line, column: column),
      aliases: [SlotAlias(((First) -> Result).self) { (function: Value) in function }],
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

  /// Creates a binding of a function of one run-time argument that can throw.
  ///
  /// - Parameters:
  ///   - first: The type of the first run-time argument.
  ///   - make: Takes the run-time argument and then the dependencies.
  ///   - file: The file of the binding, for messages.
  ///   - line: The line of the binding, for messages.
  ///   - column: The column of the binding, for messages.
  @_disfavoredOverload @inlinable
  public init<First, each Dependency, Failure: Error, Result>(
    _ first: First.Type,
    make: @escaping @Sendable (First, repeat each Dependency) throws(Failure) -> Result,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Value == @Sendable (First) throws -> Result {
    self.init(
      dependencies: listOfTypes(repeat (each Dependency).self), .throwing,
      Location(file: file, line: line, column: column),
      aliases: [SlotAlias(((First) throws -> Result).self) { (function: Value) in function }],
      function: { deferred in
        { first in
          try deferred.assist(Argument(first)) { slot in
            var cursor = SlotCursor(slot)
            return try make(first, repeat cursor.take((each Dependency).self))
          }
        }
      })
  }

  /// Creates a binding of a function of two run-time arguments.
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
    make: @escaping @Sendable (First, Second, repeat each Dependency) -> Result,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Value == @Sendable (First, Second) -> Result {
    self.init(
      dependencies: listOfTypes(repeat (each Dependency).self), [],
      Location(file: file, line: line, column: column),
      aliases: [SlotAlias(((First, Second) -> Result).self) { (function: Value) in function }],
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

  /// Creates a binding of a function of two run-time arguments that can throw.
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
    make: @escaping @Sendable (First, Second, repeat each Dependency) throws(Failure) -> Result,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Value == @Sendable (First, Second) throws -> Result {
    self.init(
      dependencies: listOfTypes(repeat (each Dependency).self), .throwing,
      Location(file: file, line: line, column: column),
      aliases: [
        SlotAlias(((First, Second) throws -> Result).self) { (function: Value) in function }
      ],
      function: { deferred in
        { first, second in
          try deferred.assist(Argument(first), Argument(second)) { slot in
            var cursor = SlotCursor(slot)
            return try make(first, second, repeat cursor.take((each Dependency).self))
          }
        }
      })
  }

  /// Creates a binding of a function of three run-time arguments.
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
    make: @escaping @Sendable (First, Second, Third, repeat each Dependency) -> Result,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Value == @Sendable (First, Second, Third) -> Result {
    self.init(
      dependencies: listOfTypes(repeat (each Dependency).self), [],
      Location(file: file, line: line, column: column),
      aliases: [
        SlotAlias(((First, Second, Third) -> Result).self) { (function: Value) in function }
      ],
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

  /// Creates a binding of a function of three run-time arguments that can throw.
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
    make:
      @escaping @Sendable (First, Second, Third, repeat each Dependency) throws(Failure) -> Result,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Value == @Sendable (First, Second, Third) throws -> Result {
    self.init(
      dependencies: listOfTypes(repeat (each Dependency).self), .throwing,
      Location(file: file, line: line, column: column),
      aliases: [
        SlotAlias(((First, Second, Third) throws -> Result).self) { (function: Value) in function }
      ],
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

/// The result of a construction; the program stops with a report when it fails.
@usableFromInline
func stopping<Result, Made>(
  _ type: Result.Type, at location: Location? = nil, _ make: () throws -> Made
) -> Made {
  do {
    return try make()
  } catch {
    GraphError.stop(constructing: type, error, at: location)
  }
}
