/// Calls a closure with an object that somebody else makes.
///
/// The closure takes the object and then its dependencies. Calls are made in the order in which they are
/// written, after every property has been set.
///
/// ```swift
/// Call { (controller: ProfileController, users: any UserRepository) in controller.attach(users) }
/// Call { (row: inout Row, theme: Theme) in row.apply(theme) }      // a structure
/// ```
public struct Call<Object, Context: InjectionContext> {
  let step: InjectionStep<Object>
}

extension Call where Context: NonisolatedContext {
  /// Creates a call of a closure with an instance of a class.
  ///
  /// - Parameters:
  ///   - function: Takes the object and then the dependencies.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - column: The column of the call, for messages.
  public init<each Dependency, Failure: Error>(
    _ function: @escaping @Sendable (Object, repeat each Dependency) throws(Failure) -> Void,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Object: AnyObject {
    step = InjectionStep(
      calling: { (object: inout Object, value: repeat each Dependency) in
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
  @_disfavoredOverload
  public init<each Dependency, Failure: Error>(
    _ function: @escaping @Sendable (inout Object, repeat each Dependency) throws(Failure) -> Void,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    step = InjectionStep(
      calling: { (object: inout Object, value: repeat each Dependency) in
        try function(&object, repeat each value)
      }, Location(file: file, line: line, column: column))
  }
}

extension Call where Context == InjectionContexts.Awaiting {
  /// Creates a call of an asynchronous closure, which runs where the caller does.
  ///
  /// - Parameters:
  ///   - function: Takes the object and then the dependencies.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - column: The column of the call, for messages.
  @_disfavoredOverload
  public init<each Dependency, Failure: Error>(
    _ function: @escaping @Sendable (Object, repeat each Dependency) async throws(Failure) -> Void,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Object: AnyObject {
    step = InjectionStep(
      awaiting: { (object: Object, value: repeat each Dependency) in
        try await function(object, repeat each value)
      }, Location(file: file, line: line, column: column))
  }
}
