import JoineryAnalysis

/// Members whose values are made anew each time, and those that only lead to others.
extension GraphDescriber {
  /// Lists a value that is made anew for each request.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - make: Makes the value.
  ///   - needs: What it needs, in the order of its parameters.
  ///   - file: The file of the member.
  ///   - line: The line of the member.
  ///   - column: The column of the member.
  public func transient<Value, Failure: Error>(
    _ name: StaticString, _ make: @escaping @Sendable (Root) throws(Failure) -> Value,
    needs: GraphNeed..., file: StaticString, line: UInt, column: UInt
  ) {
    add(name, .transient, factory(make), needs, Location(file: file, line: line, column: column))
  }

  /// Lists a value of the main actor that is made anew for each request.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - make: Makes the value.
  ///   - needs: What it needs, in the order of its parameters.
  ///   - file: The file of the member.
  ///   - line: The line of the member.
  ///   - column: The column of the member.
  /// - Returns: Nothing that matters.
  @discardableResult
  public func transient<Value, Failure: Error>(
    _ name: StaticString, _ make: @escaping @MainActor @Sendable (Root) throws(Failure) -> Value,
    needs: GraphNeed..., file: StaticString, line: UInt, column: UInt
  ) -> OnMainActor {
    add(
      name, .transient, factory(main: make), needs,
      Location(file: file, line: line, column: column))
    return OnMainActor()
  }

  /// Lists a value that is made anew for each request and has to be awaited.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - make: Makes the value.
  ///   - needs: What it needs, in the order of its parameters.
  ///   - file: The file of the member.
  ///   - line: The line of the member.
  ///   - column: The column of the member.
  @_disfavoredOverload
  public func transient<Value, Failure: Error>(
    _ name: StaticString,
    _ make: @escaping @isolated(any) @Sendable (Root) async throws(Failure) -> Value,
    needs: GraphNeed..., file: StaticString, line: UInt, column: UInt
  ) {
    add(
      name, .transient, factory(awaiting: make), needs,
      Location(file: file, line: line, column: column))
  }

  /// Lists a value that is supplied when the graph is created.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - type: Its type.
  ///   - file: The file of the member.
  ///   - line: The line of the member.
  ///   - column: The column of the member.
  public func input<Value>(
    _ name: StaticString, _ type: Value.Type, file: StaticString, line: UInt, column: UInt
  ) {
    add(name, .instance, type, [], Location(file: file, line: line, column: column))
  }

  /// Lists a function: one that makes a value from run-time arguments, or a plain method.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - type: The type of the function.
  ///   - needs: What it needs when it is called.
  ///   - isAsync: Whether a call of it has to be awaited.
  ///   - isThrowing: Whether a call of it may throw.
  ///   - file: The file of the member.
  ///   - line: The line of the member.
  ///   - column: The column of the member.
  public func function<Function>(
    _ name: StaticString, _ type: Function.Type, needs: GraphNeed...,
    isAsync: Bool = false, isThrowing: Bool = false,
    file: StaticString, line: UInt, column: UInt
  ) {
    add(name, .assisted, type, needs, Location(file: file, line: line, column: column))
    noteCall(of: name, isAsync: isAsync, isThrowing: isThrowing)
  }

  /// Lists a plain computed property.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - type: Its type.
  ///   - needs: What it needs when it is read.
  ///   - file: The file of the member.
  ///   - line: The line of the member.
  ///   - column: The column of the member.
  public func property<Value>(
    _ name: StaticString, _ type: Value.Type, needs: GraphNeed..., file: StaticString,
    line: UInt, column: UInt
  ) {
    add(name, .transient, type, needs, Location(file: file, line: line, column: column))
  }

  /// Lists a parent, whose members the graph has as well.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - type: The type of the parent.
  ///   - file: The file of the member.
  ///   - line: The line of the member.
  ///   - column: The column of the member.
  public func parent<Parent: DependencyGraph>(
    _ name: StaticString, _ type: Parent.Type, file: StaticString, line: UInt, column: UInt
  ) {
    parents.append(("\(name)", type))
  }
}
