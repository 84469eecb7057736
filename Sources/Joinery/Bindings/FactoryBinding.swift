public import JoineryAnalysis

/// A binding whose value is made by a function: ``Singleton``, ``Transient``, ``Scoped`` and ``Weak``.
public protocol FactoryBinding: ValueBinding {
  /// How long the value lives.
  static var lifetime: Lifetime { get }

  /// Creates a binding from what a container keeps of it, which only the other initialisers make.
  ///
  /// - Parameter record: What a container keeps of it.
  init(record: BindingRecord)
}

extension FactoryBinding {
  /// Creates a binding whose value a function makes from its parameters.
  ///
  /// - Parameters:
  ///   - make: An initialiser, a function or a closure; each parameter is a dependency.
  ///   - file: The file of the binding, for messages.
  ///   - line: The line of the binding, for messages.
  ///   - column: The column of the binding, for messages.
  @inlinable @inline(__always)
  public init<each Dependency, Failure: Error>(
    _ make: @escaping @Sendable (repeat each Dependency) throws(Failure) -> Value,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      record: BindingRecord(
        Recipe(make), lifetime: Self.lifetime, Location(file: file, line: line, column: column)))
  }

  /// Creates a binding under a qualifier.
  ///
  /// - Parameters:
  ///   - make: An initialiser, a function or a closure; each parameter is a dependency.
  ///   - qualifier: The type that tells this binding from others of the same type.
  ///   - file: The file of the binding, for messages.
  ///   - line: The line of the binding, for messages.
  ///   - column: The column of the binding, for messages.
  @inlinable @inline(__always)
  public init<Qualifier, each Dependency, Failure: Error>(
    _ make: @escaping @Sendable (repeat each Dependency) throws(Failure) -> Value,
    qualifier: Qualifier.Type,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      record: BindingRecord(
        Recipe(make).qualified(by: qualifier), lifetime: Self.lifetime,
        Location(file: file, line: line, column: column)))
  }

  /// Adds a step that completes the object after it has been made.
  ///
  /// The step runs once for each object, before anyone else sees it. The dependencies of the step of a
  /// shared object may need the object in turn, so it can close a cycle; they get the object as it is
  /// at that moment. An object that is not shared cannot close a cycle.
  ///
  /// - Parameter configure: Takes the object and then its dependencies.
  /// - Returns: The binding with the step.
  public func configured<each Dependency, Failure: Error>(
    _ configure: @escaping @Sendable (Value, repeat each Dependency) throws(Failure) -> Void
  ) -> Self {
    Self(record: record.adding(ConfigurationStep(configure)))
  }
}
