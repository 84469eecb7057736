import JoineryAnalysis

/// Requests that may suspend.
extension Container {
  /// The value of a type, which is awaited where it has to be.
  ///
  /// Asynchronous values are built by one task for everyone who asks. A caller that is cancelled stops
  /// waiting, and the others get the value all the same; when the last one is cancelled, so is the
  /// construction. A construction sees the default task-local values, whoever asked first.
  ///
  /// - Parameters:
  ///   - type: The type: it can be left out where the context gives it.
  ///   - file: The file of the request, for messages.
  ///   - line: The line of the request, for messages.
  ///   - column: The column of the request, for messages.
  /// - Returns: The value.
  /// - Throws: ``GraphError`` when the type is not bound, when the value belongs to a scope and this
  ///   is none, when the request waits for itself, and when the container was stopped;
  ///   `CancellationError` when the task is cancelled while it waits; what a factory throws, as it is.
  /// - Complexity: O(1) for a shared value that is built; otherwise the cost of the constructions.
  public func get<Value>(
    _ type: Value.Type = Value.self,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) async throws -> sending Value {
    return try await core.awaitedValue(
      of: type, at: Location(file: file, line: line, column: column))
  }

  /// The value of a type under a qualifier, which is awaited where it has to be.
  ///
  /// - Parameters:
  ///   - type: The type: it can be left out where the context gives it.
  ///   - qualifier: The qualifier of the binding, such as `Audit.self`.
  ///   - file: The file of the request, for messages.
  ///   - line: The line of the request, for messages.
  ///   - column: The column of the request, for messages.
  /// - Returns: The value.
  /// - Throws: As `get(_:)` does.
  /// - Complexity: O(1) for a shared value that is built; otherwise the cost of the constructions.
  public func get<Value, Qualifier>(
    _ type: Value.Type = Value.self, qualifier: Qualifier.Type,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) async throws -> sending Value {
    return try await core.awaitedValue(
      of: Qualified<Value, Qualifier>.self, at: Location(file: file, line: line, column: column)
    ).value
  }

  /// The values that belong to the main actor, which resolves them without waiting.
  ///
  /// ```swift
  /// let router: Router = container.main.resolve()            // on the main actor
  /// let router = try await container.get(Router.self)         // from anywhere
  /// ```
  @MainActor public var main: MainActorRequests { MainActorRequests(core: core) }
}

extension ContainerCore {
  fileprivate func awaitedValue<Value>(
    of type: Value.Type, at location: Location
  ) async throws -> Value {
    do {
      guard let slot = try slot(of: type) else { throw refusal(of: type) }
      if !slot.needsAwait || slot.isPublished { return try await slot.awaitedValue() }
      return try await awaiting(type) {
        UncheckedTransfer(value: try await slot.awaitedValue())
      }.value
    } catch {
      throw GraphError.requested(type, error, at: location)
    }
  }
}
