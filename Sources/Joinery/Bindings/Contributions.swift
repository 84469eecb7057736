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
      type: Value.self, role: .emptyCollection, lifetime: .transient, effects: [],
      location: Location(file: file, line: line, column: column), dependencies: [],
      makeSlot: { _ in preconditionFailure("a declaration provides nothing") })
  }
}
