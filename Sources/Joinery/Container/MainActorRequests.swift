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
  /// - Parameter type: The type: it can be left out where the context gives it.
  /// - Returns: The value.
  /// - Complexity: O(1) for a shared value that is built; otherwise the cost of the constructions.
  public func resolve<Value>(_ type: Value.Type = Value.self) -> Value {
    stopping(type) { try get(type) }
  }

  /// The value of a type.
  ///
  /// - Parameter type: The type: it can be left out where the context gives it.
  /// - Returns: The value.
  /// - Throws: As `Container.get(_:)` does.
  /// - Complexity: O(1) for a shared value that is built; otherwise the cost of the constructions.
  public func get<Value>(_ type: Value.Type = Value.self) throws -> Value {
    guard let value = try foundValue(of: type) else {
      throw GraphError(core.absence(of: type, requestedAt: nil))
    }
    return value
  }

  /// The value of a type, or nil when the type is not bound, or only in a scope that this is not.
  ///
  /// - Parameter type: The type: it can be left out where the context gives it.
  /// - Returns: The value, or nil.
  /// - Complexity: O(1) for a shared value that is built; otherwise the cost of the constructions.
  public func find<Value>(_ type: Value.Type = Value.self) -> Value? {
    stopping(type) { () -> Value? in try foundValue(of: type) }
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
    var missing = core.startChecking(Location(file: file, line: line, column: column))
    repeat missing.check((each Dependency).self)
    try missing.finish(making: Value.self)
    return try make(repeat get((each Dependency).self))
  }
}
