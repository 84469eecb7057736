public import JoineryAnalysis

/// Wraps the value of a key, and each element of its collection.
///
/// The function takes the value and then its own dependencies. Decorators apply in the order of
/// their registration, whether they are registered before or after what they wrap, and what they
/// return lives as long as what they wrap would have. A shared value that is wrapped is started and stopped
/// like any other, so a decorator does not pass ``Startable/start()`` or ``Stoppable/stop()`` on.
///
/// ```swift
/// Decorate<any Analytics> { (base: any Analytics) in BatchingAnalytics(base) }
/// ```
public struct Decorate<Value>: ContainerBinding {
  /// What a container keeps of the binding.
  public let record: BindingRecord

  /// Creates a decorator.
  ///
  /// - Parameters:
  ///   - wrap: Takes the value that is wrapped, and then the dependencies.
  ///   - file: The file of the decorator, for messages.
  ///   - line: The line of the decorator, for messages.
  ///   - column: The column of the decorator, for messages.
  @inlinable @inline(__always)
  public init<each Dependency, Failure: Error>(
    _ wrap: @escaping @Sendable (Value, repeat each Dependency) throws(Failure) -> Value,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    record = BindingRecord(
      Recipe(wrapping: wrap), role: .decorator, lifetime: nil,
      Location(file: file, line: line, column: column))
  }

  /// Creates a decorator of what is bound under a qualifier.
  ///
  /// - Parameters:
  ///   - wrap: Takes the value that is wrapped, and then the dependencies.
  ///   - qualifier: The qualifier of what is wrapped.
  ///   - file: The file of the decorator, for messages.
  ///   - line: The line of the decorator, for messages.
  ///   - column: The column of the decorator, for messages.
  @inlinable @inline(__always)
  public init<Qualifier, each Dependency, Failure: Error>(
    _ wrap: @escaping @Sendable (Value, repeat each Dependency) throws(Failure) -> Value,
    qualifier: Qualifier.Type,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let wrapQualified = {
      @Sendable (base: Qualified<Value, Qualifier>, dependency: repeat each Dependency)
        throws(Failure) -> Qualified<Value, Qualifier> in
      Qualified(try wrap(base.value, repeat each dependency))
    }
    record = BindingRecord(
      Recipe(wrapping: wrapQualified), role: .decorator, lifetime: nil,
      Location(file: file, line: line, column: column))
  }
}
