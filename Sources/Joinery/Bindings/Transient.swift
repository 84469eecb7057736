public import JoineryAnalysis

/// Provides a new value for each request.
///
/// ```swift
/// Transient(CheckoutViewModel.init(payment:cart:analytics:))
/// ```
public struct Transient<Value>: ContainerBinding {
  /// What a container keeps of the binding.
  public let record: BindingRecord

  @usableFromInline
  init(record: BindingRecord) {
    self.record = record
  }

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
    record = BindingRecord(
      Recipe(make), lifetime: .transient, Location(file: file, line: line, column: column))
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
    record = BindingRecord(
      Recipe(make).qualified(by: qualifier), lifetime: .transient,
      Location(file: file, line: line, column: column))
  }

  /// Adds a step that completes the object after it has been made.
  ///
  /// The step runs for each object, before the object is returned. An object that is not shared cannot
  /// close a cycle, so the dependencies count like those of the factory.
  ///
  /// - Parameter configure: Takes the object and then its dependencies.
  /// - Returns: The binding with the step.
  public func configured<each Dependency, Failure: Error>(
    _ configure: @escaping @Sendable (Value, repeat each Dependency) throws(Failure) -> Void
  ) -> Self {
    Self(record: record.adding(ConfigurationStep(configure)))
  }
}
