import JoineryAnalysis

// What the code of `@Injected` calls.
extension InjectedValues {
  /// The value of an entry, for a property that keeps it.
  ///
  /// The code that `@Injected` writes calls it.
  ///
  /// - Parameters:
  ///   - keyPath: The entry.
  ///   - file: The file of the property.
  ///   - line: The line of the property.
  ///   - column: The column of the property.
  /// - Returns: The value.
  /// - Complexity: As reading the entry has.
  public static func injected<Value>(
    _ keyPath: KeyPath<InjectedValues, Value>,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Value {
    var values = current
    values.request = Location(file: file, line: line, column: column)
    return values[keyPath: keyPath]
  }

  /// What the ambient container has for a type; the program stops with a report when it has nothing.
  ///
  /// The code that `@Injected` writes calls it.
  ///
  /// - Parameters:
  ///   - type: The type of the property: for `T?` the answer is nil where nothing binds `T`, or where there
  ///     is no container.
  ///   - isolation: Where the property is: on the main actor, the container's values of the main actor are
  ///     found as well.
  ///   - file: The file of the property.
  ///   - line: The line of the property.
  ///   - column: The column of the property.
  /// - Returns: The value.
  /// - Complexity: O(1) for a shared value that is built; otherwise the cost of the constructions.
  public static func injected<Value>(
    _ type: Value.Type, isolation: (any Actor)?,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Value {
    var values = current
    values.request = Location(file: file, line: line, column: column)
    let root = values.frame.root
    root.checkIsLive(for: values) { Key(ofType: type).shortName }
    do {
      return try values.injected(type, isolation: isolation)
    } catch var error as GraphError {
      if let place = values.request?.place { error = error.requested(type, at: place) }
      if error.issues[0].place != values.request?.place {
        error = error.adding(.askedHere(values.request?.place))
      }
      root.stop(error)
    } catch {
      let issue = Issue.injectionFailed(
        Key(ofType: type).shortName, error: "\(error)", place: values.request?.place)
      root.stop(GraphError(issue))
    }
  }

  private func injected<Value>(_ type: Value.Type, isolation: (any Actor)?) throws -> Value {
    let place = request?.place
    guard let container else {
      if let absent = (type as? any OptionalValue.Type)?.absent as? Value { return absent }
      throw GraphError(.noAmbientContainer(Key(ofType: type).shortName, place: place))
    }
    let core = container.core
    guard let slot = try core.slot(of: type) else {
      throw GraphError(core.absence(of: type, requestedAt: place))
    }
    guard slot.access == .mainActor, isolation === MainActor.shared else {
      if slot.access == .mainActor { throw slot.mustBeOnMainActor(asProperty: true) }
      return try slot.value()
    }
    return try assumingMainActor { try slot.value() }
  }
}
