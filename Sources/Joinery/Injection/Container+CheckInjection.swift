import JoineryAnalysis

extension Container {
  /// Checks that everything which an injection needs is bound, without making anything.
  ///
  /// Whether a value has to be awaited, or belongs to the main actor, matters only to some callers, and
  /// is said when the injection is carried out; ``Injects`` makes it part of what is verified when a
  /// container is created.
  ///
  /// ```swift
  /// try container.check(profileInjection)
  /// ```
  ///
  /// - Parameters:
  ///   - injection: The injection.
  ///   - file: The file of the request, for messages.
  ///   - line: The line of the request, for messages.
  ///   - column: The column of the request, for messages.
  /// - Throws: ``GraphError`` with every value that is not bound, and when the container was stopped.
  /// - Complexity: O(values).
  public func check<Object, Context>(
    _ injection: InjectionSteps<Object, Context>,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) throws {
    _ = try core.slots(
      of: injection.steps, into: Object.self, by: .awaited,
      at: Location(file: file, line: line, column: column))
  }
}
