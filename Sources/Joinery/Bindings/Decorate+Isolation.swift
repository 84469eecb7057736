public import JoineryAnalysis

/// Decorators that suspend or run on the main actor.
extension Decorate {
  /// Creates a decorator that suspends: what it wraps has to be awaited from then on.
  ///
  /// - Parameters:
  ///   - wrap: Takes the value that is wrapped, and then the dependencies.
  ///   - qualifier: The qualifier of what is wrapped, if it has one.
  ///   - file: The file of the decorator, for messages.
  ///   - line: The line of the decorator, for messages.
  ///   - column: The column of the decorator, for messages.
  @_disfavoredOverload @inlinable
  public init<each Dependency, Failure: Error, Qualifier>(
    _ wrap:
      @escaping @Sendable @concurrent (Value, repeat each Dependency) async throws(Failure) ->
      Value,
    qualifier: Qualifier.Type = Unqualified.self,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let location = Location(file: file, line: line, column: column)
    if qualifier == Unqualified.self {
      let recipe = Recipe<Value>(awaitingWrapping: wrap, unwrap: { $0 }, rewrap: { $0 })
      record = BindingRecord(recipe, role: .decorator, lifetime: nil, location)
    } else {
      let recipe = Recipe<Qualified<Value, Qualifier>>(
        awaitingWrapping: wrap, unwrap: { $0.value }, rewrap: { Qualified($0) })
      record = BindingRecord(recipe, role: .decorator, lifetime: nil, location)
    }
  }

  /// Creates a decorator that runs on the main actor: what it wraps belongs there from then on.
  ///
  /// - Parameters:
  ///   - wrap: Takes the value that is wrapped, and then the dependencies.
  ///   - qualifier: The qualifier of what is wrapped, if it has one.
  ///   - file: The file of the decorator, for messages.
  ///   - line: The line of the decorator, for messages.
  ///   - column: The column of the decorator, for messages.
  @inlinable
  public init<each Dependency, Failure: Error, Qualifier>(
    main wrap:
      @escaping @MainActor @Sendable (Value, repeat each Dependency) throws(Failure) -> Value,
    qualifier: Qualifier.Type = Unqualified.self,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Value: Sendable {
    let location = Location(file: file, line: line, column: column)
    if qualifier == Unqualified.self {
      let recipe = Recipe<Value>(mainWrapping: wrap, unwrap: { $0 }, rewrap: { $0 })
      record = BindingRecord(recipe, role: .decorator, lifetime: nil, location)
    } else {
      let recipe = Recipe<Qualified<Value, Qualifier>>(
        mainWrapping: wrap, unwrap: { $0.value }, rewrap: { Qualified($0) })
      record = BindingRecord(recipe, role: .decorator, lifetime: nil, location)
    }
  }

  /// Creates a decorator that suspends and runs on the main actor.
  ///
  /// - Parameters:
  ///   - wrap: Takes the value that is wrapped, and then the dependencies.
  ///   - qualifier: The qualifier of what is wrapped, if it has one.
  ///   - file: The file of the decorator, for messages.
  ///   - line: The line of the decorator, for messages.
  ///   - column: The column of the decorator, for messages.
  @_disfavoredOverload @inlinable
  public init<each Dependency, Failure: Error, Qualifier>(
    main wrap:
      @escaping @MainActor @Sendable (Value, repeat each Dependency) async throws(Failure) -> Value,
    qualifier: Qualifier.Type = Unqualified.self,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Value: Sendable {
    let location = Location(file: file, line: line, column: column)
    if qualifier == Unqualified.self {
      let recipe = Recipe<Value>(mainAwaitingWrapping: wrap, unwrap: { $0 }, rewrap: { $0 })
      record = BindingRecord(recipe, role: .decorator, lifetime: nil, location)
    } else {
      let recipe = Recipe<Qualified<Value, Qualifier>>(
        mainAwaitingWrapping: wrap, unwrap: { $0.value }, rewrap: { Qualified($0) })
      record = BindingRecord(recipe, role: .decorator, lifetime: nil, location)
    }
  }
}
