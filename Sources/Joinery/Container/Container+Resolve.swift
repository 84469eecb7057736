public import CJoineryThreads

/// Requests.
extension Container {
  /// The value of a type; the program stops with a report when there is none.
  ///
  /// A type that is bound is found at once. So is what a parameter could ask for: `T?`, `[T]`,
  /// ``Lazy``, ``Provider`` and ``Qualified``.
  ///
  /// - Parameters:
  ///   - type: The type: it can be left out where the context gives it.
  ///   - file: The file of the request, for messages.
  ///   - line: The line of the request, for messages.
  ///   - column: The column of the request, for messages.
  /// - Returns: The value.
  /// - Complexity: O(1) for a shared value that is built; otherwise the cost of the constructions.
  @inlinable
  public func resolve<Value>(
    _ type: Value.Type = Value.self,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> sending Value {
    do {
      return try value(of: type)
    } catch {
      GraphError.stop(
        constructing: type, error, at: Location(file: file, line: line, column: column))
    }
  }

  /// The value of a type under a qualifier; the program stops with a report when there is none.
  ///
  /// - Parameters:
  ///   - type: The type: it can be left out where the context gives it.
  ///   - qualifier: The qualifier of the binding, such as `Audit.self`.
  ///   - file: The file of the request, for messages.
  ///   - line: The line of the request, for messages.
  ///   - column: The column of the request, for messages.
  /// - Returns: The value.
  /// - Complexity: O(1) for a shared value that is built; otherwise the cost of the constructions.
  @inlinable
  public func resolve<Value, Qualifier>(
    _ type: Value.Type = Value.self, qualifier: Qualifier.Type,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> sending Value {
    return resolve(Qualified<Value, Qualifier>.self, file: file, line: line, column: column).value
  }

  /// The value of a type.
  ///
  /// - Parameters:
  ///   - type: The type: it can be left out where the context gives it.
  ///   - file: The file of the request, for messages.
  ///   - line: The line of the request, for messages.
  ///   - column: The column of the request, for messages.
  /// - Returns: The value.
  /// - Throws: ``GraphError`` when the type is not bound, when the value belongs to a scope and this
  ///   is none, and when the request waits for itself; what a factory throws, as it is.
  /// - Complexity: O(1) for a shared value that is built; otherwise the cost of the constructions.
  @inlinable
  public func get<Value>(
    _ type: Value.Type = Value.self,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) throws -> sending Value {
    do {
      return try value(of: type)
    } catch {
      throw GraphError.requested(type, error, at: Location(file: file, line: line, column: column))
    }
  }

  /// The value of a type under a qualifier.
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
  @inlinable
  public func get<Value, Qualifier>(
    _ type: Value.Type = Value.self, qualifier: Qualifier.Type,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) throws -> sending Value {
    return try get(Qualified<Value, Qualifier>.self, file: file, line: line, column: column).value
  }

  /// The value of a type, or nil when the type is not bound, or only in a scope that this is not.
  ///
  /// The program stops with a report when the type is bound and its construction fails.
  ///
  /// - Parameters:
  ///   - type: The type: it can be left out where the context gives it.
  ///   - file: The file of the request, for messages.
  ///   - line: The line of the request, for messages.
  ///   - column: The column of the request, for messages.
  /// - Returns: The value, or nil.
  /// - Complexity: O(1) for a shared value that is built; otherwise the cost of the constructions.
  @inlinable
  public func find<Value>(
    _ type: Value.Type = Value.self,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> sending Value? {
    do {
      guard table[ObjectIdentifier(type)] != nil else {
        return try core.foundValue(of: type)
      }
      return try value(of: type)
    } catch {
      GraphError.stop(
        constructing: type, error, at: Location(file: file, line: line, column: column))
    }
  }

  /// The value of a type under a qualifier, or nil when it is not bound.
  ///
  /// - Parameters:
  ///   - type: The type: it can be left out where the context gives it.
  ///   - qualifier: The qualifier of the binding, such as `Audit.self`.
  ///   - file: The file of the request, for messages.
  ///   - line: The line of the request, for messages.
  ///   - column: The column of the request, for messages.
  /// - Returns: The value, or nil.
  /// - Complexity: O(1) for a shared value that is built; otherwise the cost of the constructions.
  @inlinable
  public func find<Value, Qualifier>(
    _ type: Value.Type = Value.self, qualifier: Qualifier.Type,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> sending Value? {
    return find(Qualified<Value, Qualifier>.self, file: file, line: line, column: column)?.value
  }

  /// Calls a function whose parameters are bound: any initialiser, or a closure.
  ///
  /// ```swift
  /// let root = try container.make(AppRoot.init)
  /// ```
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
  @inlinable
  public func make<each Dependency, Value, Failure: Error>(
    _ make: (repeat each Dependency) throws(Failure) -> Value,
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

  /// The value of a type, bound or lifted, here or in a parent.
  @inlinable @inline(__always)
  func value<Value>(of type: Value.Type) throws -> Value {
    guard let word = table[ObjectIdentifier(type)] else { return try core.distantValue(of: type) }
    if c_joinery_is_below_stack_limit() { try core.checkStack(beforeMaking: type) }
    // The table has a slot of this type at its identity, and the container keeps it.
    return try unsafe Unmanaged<Slot<Value>>.fromOpaque(
      UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped
    )._withUnsafeGuaranteedRef { try $0.value() }
  }
}
