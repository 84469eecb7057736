import JoineryAnalysis

/// Requests by the main actor, for what belongs to it and for everything else.
///
/// ```swift
/// let router: Router = container.main.resolve()
/// ```
@MainActor
public struct MainActorRequests {
  let core: ContainerCore

  /// The value of a type; the program stops with a report when there is none.
  ///
  /// - Parameters:
  ///   - type: The type: it can be left out where the context gives it.
  ///   - file: The file of the request, for messages.
  ///   - line: The line of the request, for messages.
  ///   - column: The column of the request, for messages.
  /// - Returns: The value.
  /// - Complexity: O(1) for a shared value that is built; otherwise the cost of the constructions.
  public func resolve<Value>(
    _ type: Value.Type = Value.self,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Value {
    stopping(type, at: Location(file: file, line: line, column: column)) { try value(of: type) }
  }

  /// The value of a type.
  ///
  /// - Parameters:
  ///   - type: The type: it can be left out where the context gives it.
  ///   - file: The file of the request, for messages.
  ///   - line: The line of the request, for messages.
  ///   - column: The column of the request, for messages.
  /// - Returns: The value.
  /// - Throws: As `Container.get(_:)` does.
  /// - Complexity: O(1) for a shared value that is built; otherwise the cost of the constructions.
  public func get<Value>(
    _ type: Value.Type = Value.self,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) throws -> Value {
    do {
      return try value(of: type)
    } catch {
      throw GraphError.requested(type, error, at: Location(file: file, line: line, column: column))
    }
  }

  /// The value of a type, or nil when the type is not bound, or only in a scope that this is not.
  ///
  /// - Parameters:
  ///   - type: The type: it can be left out where the context gives it.
  ///   - file: The file of the request, for messages.
  ///   - line: The line of the request, for messages.
  ///   - column: The column of the request, for messages.
  /// - Returns: The value, or nil.
  /// - Complexity: O(1) for a shared value that is built; otherwise the cost of the constructions.
  public func find<Value>(
    _ type: Value.Type = Value.self,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Value? {
    stopping(type, at: Location(file: file, line: line, column: column)) { () -> Value? in
      try foundValue(of: type)
    }
  }

  private func value<Value>(of type: Value.Type) throws -> Value {
    guard let value = try foundValue(of: type) else { throw core.refusal(of: type) }
    return value
  }

  private func foundValue<Value>(of type: Value.Type) throws -> Value? {
    try core.slot(of: type)?.value()
  }

  /// Calls a function whose parameters are bound: any initialiser, or a closure.
  ///
  /// - Parameters:
  ///   - make: The function, whose parameters are looked up as those of a binding's are.
  ///   - file: The file of the request, for messages.
  ///   - line: The line of the request, for messages.
  ///   - column: The column of the request, for messages.
  /// - Returns: What the function returns.
  /// - Throws: ``GraphError`` with every parameter that is not bound, before anything is made; what
  ///   the function and the factories throw.
  /// - Complexity: O(parameters) besides the cost of the constructions.
  public func make<each Dependency, Value, Failure: Error>(
    _ make: @MainActor (repeat each Dependency) throws(Failure) -> Value,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) throws -> Value {
    let location = Location(file: file, line: line, column: column)
    var missing = core.startChecking(location)
    repeat missing.check((each Dependency).self)
    try missing.finish(making: Value.self)
    do {
      return try make(repeat value(of: (each Dependency).self))
    } catch {
      throw GraphError.requested(Value.self, error, at: location)
    }
  }
}
