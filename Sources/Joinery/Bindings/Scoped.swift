public import JoineryAnalysis

/// Provides one value for each scope, made when the scope is first asked for it.
///
/// Only a container that ``Container/scope(_:_:)`` has made, and what it makes, can ask for the value.
///
/// ```swift
/// Scoped(Cart.init(user:))
/// ```
public struct Scoped<Value: Sendable>: ContainerBinding {
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
      Recipe(make), lifetime: .scoped, Location(file: file, line: line, column: column))
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
      Recipe(make).qualified(by: qualifier), lifetime: .scoped,
      Location(file: file, line: line, column: column))
  }

  /// Adds a step that completes the object after it has been made.
  ///
  /// The step runs once, before anyone else sees the object. Its dependencies may need the object
  /// in turn, so it can close a cycle; they get the object as it is at that moment.
  ///
  /// - Parameter configure: Takes the object and then its dependencies.
  /// - Returns: The binding with the step.
  public func configured<each Dependency, Failure: Error>(
    _ configure: @escaping @Sendable (Value, repeat each Dependency) throws(Failure) -> Void
  ) -> Self {
    Self(record: record.adding(ConfigurationStep(configure)))
  }

  /// Makes the value when the scope is started, and not when it is first asked for.
  ///
  /// - Returns: The binding, marked.
  public func eager() -> Self {
    Self(record: record.eager())
  }

  /// Adds something that is done with the object when the scope stops, after it has been stopped and
  /// before it is closed.
  ///
  /// - Parameter finalize: Takes the object and why the scope ends.
  /// - Returns: The binding with the finaliser; later ones run first.
  public func onStop(
    _ finalize: @escaping @Sendable (Value, EndReason) async throws -> Void
  ) -> Self {
    Self(record: record.adding(Finalizer(finalize)))
  }
}
