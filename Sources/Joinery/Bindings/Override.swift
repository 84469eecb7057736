public import JoineryAnalysis

/// Replaces the binding of a key.
///
/// Replacing what is not bound is an error, and so is replacing the same binding twice.
///
/// ```swift
/// Override(Instance<any Clock>(FixedClock()))
/// Override<any PaymentService>(RecordingPayments.init)     // lives as long as what it replaces
/// ```
public struct Override<Value>: ContainerBinding {
  /// What a container keeps of the binding.
  public let record: BindingRecord

  /// Creates an override from a binding, which says how long the value lives.
  ///
  /// - Parameter binding: The binding that replaces, such as `Instance<any Clock>(FixedClock())`.
  public init(_ binding: some ValueBinding<Value>) {
    record = binding.record.playing(.override)
  }

  /// Refuses what provides no value.
  ///
  /// - Parameter binding: An input, a decorator, a contribution, or another declaration.
  @available(
    *, unavailable,
    message: """
      only a binding of a value replaces another: Instance, Singleton, Scoped, Weak, Transient or Assisted
      """
  )
  @_disfavoredOverload
  public init(_ binding: some ContainerBinding<Value>) {
    record = binding.record
  }

  /// Creates an override that lives as long as what it replaces, and is made at the start if that would be.
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
  ) where Value: Sendable {
    record = BindingRecord(
      Recipe(make), role: .override, lifetime: nil,
      Location(file: file, line: line, column: column))
  }
}
