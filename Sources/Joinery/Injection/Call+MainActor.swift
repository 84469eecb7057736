/// Calls on the main actor.
extension Call where Context: MainActorContext {
  /// Creates a call of a closure with an instance of a class.
  ///
  /// - Parameters:
  ///   - function: Takes the object and then the dependencies.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - column: The column of the call, for messages.
  @MainActor
  public init<each Dependency, Failure: Error>(
    _ function: @escaping @MainActor (Object, repeat each Dependency) throws(Failure) -> Void,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Object: AnyObject {
    step = InjectionStep(
      onMainActor: { (object: inout Object, value: repeat each Dependency) in
        try function(object, repeat each value)
      }, Location(file: file, line: line, column: column))
  }

  /// Creates a call of a closure that may change a structure.
  ///
  /// - Parameters:
  ///   - function: Takes the value and then the dependencies.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - column: The column of the call, for messages.
  @_disfavoredOverload @MainActor
  public init<each Dependency, Failure: Error>(
    _ function: @escaping @MainActor (inout Object, repeat each Dependency) throws(Failure) -> Void,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    step = InjectionStep(
      onMainActor: { (object: inout Object, value: repeat each Dependency) in
        try function(&object, repeat each value)
      }, Location(file: file, line: line, column: column))
  }
}

extension Call where Context == InjectionContexts.MainActorAwaiting {
  /// Creates a call of an asynchronous closure.
  ///
  /// - Parameters:
  ///   - function: Takes the object and then the dependencies.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - column: The column of the call, for messages.
  @_disfavoredOverload @MainActor
  public init<each Dependency, Failure: Error>(
    _ function: @escaping @MainActor (Object, repeat each Dependency) async throws(Failure) -> Void,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Object: AnyObject {
    step = InjectionStep(
      awaitingOnMainActor: { (object: Object, value: repeat each Dependency) in
        try await function(object, repeat each value)
      }, Location(file: file, line: line, column: column))
  }
}
