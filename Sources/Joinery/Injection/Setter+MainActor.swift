/// Setters of properties that belong to the main actor.
extension Setter where Context: MainActorContext {
  /// Creates a setter of a property.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - file: The file of the setter, for messages.
  ///   - line: The line of the setter, for messages.
  ///   - column: The column of the setter, for messages.
  @MainActor
  public init<Value>(
    _ property: WritableKeyPath<Object, Value>,
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
  @MainActor
  public init<Value, Qualifier>(
    _ property: WritableKeyPath<Object, Value>, qualifier: Qualifier.Type,
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
  @MainActor
  public init<Value, Qualifier>(
    _ property: WritableKeyPath<Object, Value?>, qualifier: Qualifier.Type,
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
  @MainActor
  public init<Value>(
    required property: WritableKeyPath<Object, Value?>,
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
  @MainActor
  public init<Value, Qualifier>(
    required property: WritableKeyPath<Object, Value?>, qualifier: Qualifier.Type,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    step = InjectionStep(
      setting: property, Location(file: file, line: line, column: column),
      to: { (value: Qualified<Value, Qualifier>) in value.value })
  }
}
