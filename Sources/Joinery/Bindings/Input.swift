import JoineryAnalysis

/// Declares a value that each scope must supply when it is entered.
///
/// Bindings may depend on it like on any other; they belong to a scope then.
///
/// ```swift
/// let container = try Container {
///   Input<User>()
///   Scoped(Cart.init(user:))
/// }
/// let session = try container.scope { Instance(user) }
/// ```
public struct Input<Value: Sendable>: ContainerBinding {
  /// What a container keeps of the binding.
  public let record: BindingRecord

  /// Creates a declaration.
  ///
  /// - Parameters:
  ///   - file: The file of the declaration, for messages.
  ///   - line: The line of the declaration, for messages.
  ///   - column: The column of the declaration, for messages.
  public init(file: StaticString = #fileID, line: UInt = #line, column: UInt = #column) {
    record = BindingRecord(
      input: Value.self, Location(file: file, line: line, column: column))
  }

  /// Creates a declaration under a qualifier.
  ///
  /// - Parameters:
  ///   - qualifier: The type that tells this input from others of the same type.
  ///   - file: The file of the declaration, for messages.
  ///   - line: The line of the declaration, for messages.
  ///   - column: The column of the declaration, for messages.
  public init<Qualifier>(
    qualifier: Qualifier.Type,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    record = BindingRecord(
      input: Qualified<Value, Qualifier>.self, Location(file: file, line: line, column: column))
  }
}

extension BindingRecord {
  /// Creates the record of a value that a scope has to supply.
  convenience init<Value>(input: Value.Type, _ location: Location) {
    self.init(
      type: Value.self, role: .binding, lifetime: .input, effects: [], location: location,
      dependencies: [],
      makeSlot: { _ in
        preconditionFailure("a scope was entered without a value for one of its inputs")
      })
  }
}
