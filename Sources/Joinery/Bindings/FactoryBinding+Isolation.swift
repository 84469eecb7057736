/// Factories that suspend or run on an actor.
extension FactoryBinding {
  /// Creates a binding whose value is made by an asynchronous function.
  ///
  /// The value has to be awaited: with `try await get()`, or by starting the container.
  ///
  /// - Parameters:
  ///   - make: An initialiser, a function or a closure; each parameter is a dependency.
  ///   - qualifier: The type that tells this binding from others of the same type, if there are any.
  ///   - file: The file of the binding, for messages.
  ///   - line: The line of the binding, for messages.
  ///   - column: The column of the binding, for messages.
  @_disfavoredOverload @inlinable
  public init<each Dependency, Failure: Error, Qualifier>(
    _ make:
      @escaping @Sendable @concurrent (repeat each Dependency) async throws(Failure) -> Value,
    qualifier: Qualifier.Type = Unqualified.self,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      record: .make(
        Recipe(awaiting: make), lifetime: Self.lifetime, qualifier: qualifier,
        Location(file: file, line: line, column: column)))
  }

  /// Creates a binding whose value is made on the main actor.
  ///
  /// The main actor resolves it at once, through ``Container/main``; others await it.
  ///
  /// - Parameters:
  ///   - make: An initialiser, a function or a closure; each parameter is a dependency.
  ///   - qualifier: The type that tells this binding from others of the same type, if there are any.
  ///   - file: The file of the binding, for messages.
  ///   - line: The line of the binding, for messages.
  ///   - column: The column of the binding, for messages.
  @inlinable
  public init<each Dependency, Failure: Error, Qualifier>(
    main make: @escaping @MainActor @Sendable (repeat each Dependency) throws(Failure) -> Value,
    qualifier: Qualifier.Type = Unqualified.self,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Value: Sendable {
    self.init(
      record: .make(
        Recipe(main: make), lifetime: Self.lifetime, qualifier: qualifier,
        Location(file: file, line: line, column: column)))
  }

  /// Creates a binding whose value is made by an asynchronous function on the main actor.
  ///
  /// The value has to be awaited: with `try await get()`, or by starting the container.
  ///
  /// - Parameters:
  ///   - make: An initialiser, a function or a closure; each parameter is a dependency.
  ///   - qualifier: The type that tells this binding from others of the same type, if there are any.
  ///   - file: The file of the binding, for messages.
  ///   - line: The line of the binding, for messages.
  ///   - column: The column of the binding, for messages.
  @_disfavoredOverload @inlinable
  public init<each Dependency, Failure: Error, Qualifier>(
    main make:
      @escaping @MainActor @Sendable (repeat each Dependency) async throws(Failure) -> Value,
    qualifier: Qualifier.Type = Unqualified.self,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Value: Sendable {
    self.init(
      record: .make(
        Recipe(mainAwaiting: make), lifetime: Self.lifetime, qualifier: qualifier,
        Location(file: file, line: line, column: column)))
  }

  /// Creates a binding whose value is made on another actor.
  ///
  /// The value has to be awaited: with `try await get()`, or by starting the container.
  ///
  /// - Parameters:
  ///   - make: An initialiser, a function or a closure; each parameter is a dependency.
  ///   - qualifier: The type that tells this binding from others of the same type, if there are any.
  ///   - file: The file of the binding, for messages.
  ///   - line: The line of the binding, for messages.
  ///   - column: The column of the binding, for messages.
  @inlinable
  public init<each Dependency, Failure: Error, Qualifier>(
    isolated make:
      @escaping @isolated(any) @Sendable (repeat each Dependency) throws(Failure) -> Value,
    qualifier: Qualifier.Type = Unqualified.self,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Value: Sendable {
    self.init(
      record: .make(
        Recipe(isolated: make), lifetime: Self.lifetime, qualifier: qualifier,
        Location(file: file, line: line, column: column)))
  }
}
