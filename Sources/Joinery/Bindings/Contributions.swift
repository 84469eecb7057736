import JoineryAnalysis

/// Declares that the collection of a type may be empty.
///
/// Without it, depending on a collection that nobody contributes to is an error.
///
/// ```swift
/// Contributions<any Plugin>()
/// ```
public struct Contributions<Value>: ContainerBinding {
  /// What a container keeps of the declaration.
  public let record: BindingRecord

  /// Creates a declaration.
  ///
  /// - Parameters:
  ///   - file: The file of the declaration, for messages.
  ///   - line: The line of the declaration, for messages.
  ///   - column: The column of the declaration, for messages.
  public init(file: StaticString = #fileID, line: UInt = #line, column: UInt = #column) {
    record = BindingRecord(
      emptyCollectionOf: Value.self, Location(file: file, line: line, column: column))
  }

  /// Creates a declaration for the collection under a qualifier.
  ///
  /// - Parameters:
  ///   - qualifier: The type that tells this collection from others of the same type.
  ///   - file: The file of the declaration, for messages.
  ///   - line: The line of the declaration, for messages.
  ///   - column: The column of the declaration, for messages.
  public init<Qualifier>(
    qualifier: Qualifier.Type,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    record = BindingRecord(
      emptyCollectionOf: Qualified<Value, Qualifier>.self,
      Location(file: file, line: line, column: column))
  }
}

extension BindingRecord {
  /// Creates the record of a declaration that a collection may be empty.
  convenience init(emptyCollectionOf type: Any.Type, _ location: Location) {
    self.init(
      type: type, role: .emptyCollection, lifetime: .transient, effects: [],
      location: location, dependencies: [],
      makeSlot: { _ in preconditionFailure("a declaration provides nothing") })
  }
}
