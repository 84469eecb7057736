import JoineryAnalysis

/// Binds a type that each test has to replace, in a module for tests.
///
/// Asking for it is an error that names the type; with the test kit the test has it on its record. What needs the
/// type can be bound and verified all the same.
///
/// ```swift
/// let doubles = Module("doubles") {
///   Instance<any Clock>(FixedClock())
///   MustBeOverridden<any PaymentService>()
/// }
/// ```
public struct MustBeOverridden<Value: Sendable>: ValueBinding {
  /// What a container keeps of the binding.
  public let record: BindingRecord

  /// Creates a binding that has no value.
  ///
  /// - Parameters:
  ///   - file: The file of the binding, for messages.
  ///   - line: The line of the binding, for messages.
  ///   - column: The column of the binding, for messages.
  public init(file: StaticString = #fileID, line: UInt = #line, column: UInt = #column) {
    let location = Location(file: file, line: line, column: column)
    record = BindingRecord(
      Recipe { () throws -> Value in throw Self.refusal(of: Value.self, location) },
      lifetime: .singleton, location)
  }

  /// Creates a binding under a qualifier that has no value.
  ///
  /// - Parameters:
  ///   - qualifier: The type that tells this binding from others of the same type.
  ///   - file: The file of the binding, for messages.
  ///   - line: The line of the binding, for messages.
  ///   - column: The column of the binding, for messages.
  public init<Qualifier>(
    qualifier: Qualifier.Type,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let location = Location(file: file, line: line, column: column)
    record = BindingRecord(
      Recipe { () throws -> Value in
        throw Self.refusal(of: Qualified<Value, Qualifier>.self, location)
      }.qualified(by: qualifier),
      lifetime: .singleton, location)
  }

  private static func refusal(of type: Any.Type, _ location: Location) -> GraphError {
    let issue = Issue.bindingMustBeOverridden(Key(ofType: type).shortName, place: location.place)
    _ = InjectedValues.current.frame.root.report(issue)
    return GraphError(issue)
  }
}
