import JoineryAnalysis

extension InjectedValues {
  /// Sets the values that all code gets, once, when the program is launched.
  ///
  /// ```swift
  /// InjectedValues.bootstrap { values in
  ///   values.analytics = MixpanelAnalytics(config: config)
  ///   values.container = container
  /// }
  /// ```
  ///
  /// The program stops with a report when the values were set before, or when one of them was read before:
  /// whoever has read it would keep another one than everyone else. In a test that has its own values, for
  /// example because of `.injecting`, this sets those of the test, and what the test has set itself prevails.
  ///
  /// - Parameters:
  ///   - context: Which alternatives of the entries are used where no value is set.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - column: The column of the call, for messages.
  ///   - change: Sets the values. No ambient value can be read before it has returned.
  /// - Throws: What the closure throws; then nothing was set, and `bootstrap` may be called again.
  public static func bootstrap<Failure: Error>(
    context: GraphContext = .live,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    _ change: (inout InjectedValues) throws(Failure) -> Void
  ) throws(Failure) {
    try current.frame.root.bootstrap(
      context: context, at: Location(file: file, line: line, column: column), change)
  }
}

// What the code of `@InjectedEntry` calls.
extension InjectedValues {
  /// Stops the program: a value was read that has no default, and that nobody has set.
  ///
  /// The code that `@InjectedEntry` writes calls it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - file: The file of the entry.
  ///   - line: The line of the entry.
  ///   - column: The column of the entry.
  /// - Returns: Never.
  public static func missingValue<Key: InjectedKey>(
    of key: Key.Type,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Never {
    let issue = Issue.ambientValueMissing(
      Key.name, place: Location(file: file, line: line, column: column).place,
      reader: reader?.place)
    current.frame.root.stop(GraphError(issue))
  }

  /// Stops the program: a value was read in a test that has to set it.
  ///
  /// The test has the issue on its record before that. The code that `@InjectedEntry` writes calls it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - file: The file of the entry.
  ///   - line: The line of the entry.
  ///   - column: The column of the entry.
  /// - Returns: Never.
  public static func unoverridden<Key: InjectedKey>(
    _ key: Key.Type,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Never {
    let issue = mustBeOverridden(key, at: Location(file: file, line: line, column: column))
    current.frame.root.stop(GraphError(issue))
  }

  /// Puts on the test's record that it has read a value that it has to set; what runs outside of a test stops.
  ///
  /// The code that `@InjectedEntry` writes calls it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: What the test gets all the same: the value of previews, which does nothing outside.
  ///   - file: The file of the entry.
  ///   - line: The line of the entry.
  ///   - column: The column of the entry.
  /// - Returns: The value.
  public static func unoverridden<Key: InjectedKey>(
    _ key: Key.Type, insteadOf value: @autoclosure () -> Key.Value,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Key.Value {
    current.frame.root.reportOrStop(
      mustBeOverridden(key, at: Location(file: file, line: line, column: column)))
    return value()
  }

  private static func mustBeOverridden<Key: InjectedKey>(
    _ key: Key.Type, at location: Location
  ) -> Issue {
    .ambientValueMustBeOverridden(Key.name, place: location.place, reader: reader?.place)
  }
}
