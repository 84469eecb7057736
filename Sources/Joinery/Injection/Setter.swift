/// Sets a property of an object that somebody else makes.
///
/// The type of the property says what it gets, as the type of a parameter does: `T?`, `[T]`, ``Lazy``,
/// ``Provider`` and ``Qualified`` too. A property of type `T?` is set when `T` is bound and left alone
/// otherwise. To key paths, `var x: T!` is a `T?`: say `Setter(required: \.x)` where it must be set.
///
/// ```swift
/// Setter(\.users)                          // var users: any UserRepository
/// Setter(\.auditLog, qualifier: Audit.self)
/// Setter(\.theme)                          // var theme: Theme?
/// Setter(required: \.router)               // var router: Router!
/// ```
public struct Setter<Object, Context: InjectionContext> {
  let step: InjectionStep<Object>
}

extension Setter where Context: NonisolatedContext {
  /// Creates a setter of a property.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - file: The file of the setter, for messages.
  ///   - line: The line of the setter, for messages.
  ///   - column: The column of the setter, for messages.
  public init<Value>(
    _ property: any WritableKeyPath<Object, Value> & Sendable,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    step = InjectionStep(
      setting: property, Location(file: file, line: line, column: column),
      to: { (value: Value) in value })
  }

  /// Creates a setter of a property that gets what is bound under a qualifier.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - qualifier: The type that tells the binding from others of the same type.
  ///   - file: The file of the setter, for messages.
  ///   - line: The line of the setter, for messages.
  ///   - column: The column of the setter, for messages.
  public init<Value, Qualifier>(
    _ property: any WritableKeyPath<Object, Value> & Sendable, qualifier: Qualifier.Type,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    step = InjectionStep(
      setting: property, Location(file: file, line: line, column: column),
      to: { (value: Qualified<Value, Qualifier>) in value.value })
  }

  /// Creates a setter of an optional property that gets what is bound under a qualifier, if anything is.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - qualifier: The type that tells the binding from others of the same type.
  ///   - file: The file of the setter, for messages.
  ///   - line: The line of the setter, for messages.
  ///   - column: The column of the setter, for messages.
  public init<Value, Qualifier>(
    _ property: any WritableKeyPath<Object, Value?> & Sendable, qualifier: Qualifier.Type,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    step = InjectionStep(
      setting: property, Location(file: file, line: line, column: column),
      to: { (value: Qualified<Value, Qualifier>?) in value?.value })
  }

  /// Creates a setter of a property that is optional, or implicitly unwrapped, and has to be set.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - file: The file of the setter, for messages.
  ///   - line: The line of the setter, for messages.
  ///   - column: The column of the setter, for messages.
  public init<Value>(
    required property: any WritableKeyPath<Object, Value?> & Sendable,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    step = InjectionStep(
      setting: property, Location(file: file, line: line, column: column),
      to: { (value: Value) in value })
  }

  /// Creates a setter of a property that is optional, or implicitly unwrapped, and has to be set to what
  /// is bound under a qualifier.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - qualifier: The type that tells the binding from others of the same type.
  ///   - file: The file of the setter, for messages.
  ///   - line: The line of the setter, for messages.
  ///   - column: The column of the setter, for messages.
  public init<Value, Qualifier>(
    required property: any WritableKeyPath<Object, Value?> & Sendable, qualifier: Qualifier.Type,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    step = InjectionStep(
      setting: property, Location(file: file, line: line, column: column),
      to: { (value: Qualified<Value, Qualifier>) in value.value })
  }
}
