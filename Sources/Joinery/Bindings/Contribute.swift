public import JoineryAnalysis

/// Adds one element to the collection of a type.
///
/// Whoever depends on `[Value]` gets the elements in the order of their registration: a module's own
/// contributions first, then those of the modules that it includes, depth first.
///
/// ```swift
/// Contribute<any Plugin>(CouponPlugin.init)               // a new one for each request
/// Contribute(Singleton<any Plugin>(GiftPlugin.init))      // one for the container
/// ```
public struct Contribute<Value>: ContainerBinding {
  /// What a container keeps of the binding.
  public let record: BindingRecord

  /// Creates a contribution that is made anew for each request.
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
      Recipe(make), role: .contribution, lifetime: .transient,
      Location(file: file, line: line, column: column))
  }

  /// Creates a contribution to the collection under a qualifier, made anew for each request.
  ///
  /// Whoever depends on `Qualified<[Value], Qualifier>` or on `[Qualified<Value, Qualifier>]` gets the elements.
  ///
  /// - Parameters:
  ///   - make: An initialiser, a function or a closure; each parameter is a dependency.
  ///   - qualifier: The type that tells this collection from others of the same type.
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
      Recipe(make).qualified(by: qualifier), role: .contribution, lifetime: .transient,
      Location(file: file, line: line, column: column))
  }

  /// Creates a contribution from a binding, which says how long the element lives.
  ///
  /// - Parameter binding: The binding of the element, such as `Singleton(CouponPlugin.init)`; its qualifier, if
  ///   it has one, is that of the collection.
  public init(_ binding: some ValueBinding<Value>) {
    record = binding.record.playing(.contribution)
  }

  /// Refuses what provides no value.
  ///
  /// - Parameter binding: An input, a decorator, an override, or another declaration.
  @available(
    *, unavailable,
    message: """
      only a binding of a value is contributed: Instance, Singleton, Scoped, Weak, Transient or Assisted
      """
  )
  @_disfavoredOverload
  public init(_ binding: some ContainerBinding<Value>) {
    record = binding.record
  }
}
