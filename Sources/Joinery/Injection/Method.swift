/// Calls a method of an object that somebody else makes.
///
/// Each parameter of the method is a dependency. Methods are called in the order in which they are
/// written, after every property has been set.
///
/// ```swift
/// Method(ProfileController.configure(users:log:))
/// ```
public struct Method<Object, Context: InjectionContext> {
  let step: InjectionStep<Object>
}

extension Method where Context: NonisolatedContext {
  /// Creates a call of a method.
  ///
  /// - Parameters:
  ///   - method: The method, named through its type.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - column: The column of the call, for messages.
  public init<each Dependency, Failure: Error>(
    _ method: @escaping @Sendable (Object) -> (repeat each Dependency) throws(Failure) -> Void,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    step = InjectionStep(
      calling: { (object: inout Object, value: repeat each Dependency) in
        try method(object)(repeat each value)
      }, Location(file: file, line: line, column: column))
  }
}

extension Method where Context == InjectionContexts.Awaiting {
  /// Creates a call of an asynchronous method, which runs where the caller does.
  ///
  /// - Parameters:
  ///   - method: The method, named through its type.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - column: The column of the call, for messages.
  @_disfavoredOverload
  public init<each Dependency, Failure: Error>(
    _ method:
      @escaping @Sendable (Object) -> (repeat each Dependency) async throws(Failure) -> Void,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    step = InjectionStep(
      awaiting: { (object: Object, value: repeat each Dependency) in
        try await method(object)(repeat each value)
      }, Location(file: file, line: line, column: column))
  }
}

extension Method where Context: MainActorContext {
  /// Creates a call of a method of the main actor.
  ///
  /// - Parameters:
  ///   - method: The method, named through its type.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - column: The column of the call, for messages.
  @MainActor
  public init<each Dependency, Failure: Error>(
    _ method:
      @escaping @MainActor (Object) -> @MainActor (repeat each Dependency) throws(Failure) -> Void,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    step = InjectionStep(
      onMainActor: { (object: inout Object, value: repeat each Dependency) in
        try method(object)(repeat each value)
      }, Location(file: file, line: line, column: column))
  }
}

extension Method where Context == InjectionContexts.MainActorAwaiting {
  /// Creates a call of an asynchronous method of the main actor.
  ///
  /// - Parameters:
  ///   - method: The method, named through its type.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - column: The column of the call, for messages.
  @_disfavoredOverload @MainActor
  public init<each Dependency, Failure: Error>(
    _ method:
      @escaping @MainActor (Object) ->
      @MainActor (repeat each Dependency) async throws(Failure) -> Void,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    step = InjectionStep(
      awaitingOnMainActor: { (object: Object, value: repeat each Dependency) in
        try await method(object)(repeat each value)
      }, Location(file: file, line: line, column: column))
  }
}
