import JoineryAnalysis

/// Members whose value a function gives, so that a container can offer them.
extension GraphDescriber {
  /// Lists a value that is supplied when the graph is created.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - read: Reads the value.
  ///   - file: The file of the member.
  ///   - line: The line of the member.
  ///   - column: The column of the member.
  public func input<Value>(
    _ name: StaticString, _ read: @escaping @Sendable (Root) -> Value,
    file: StaticString, line: UInt, column: UInt
  ) {
    add(name, .instance, factory(read), [], Location(file: file, line: line, column: column))
  }

  /// Lists a value of the main actor that is supplied when the graph is created.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - read: Reads the value.
  ///   - file: The file of the member.
  ///   - line: The line of the member.
  ///   - column: The column of the member.
  /// - Returns: Nothing that matters.
  @discardableResult
  public func input<Value>(
    _ name: StaticString, _ read: @escaping @MainActor @Sendable (Root) -> Value,
    file: StaticString, line: UInt, column: UInt
  ) -> OnMainActor {
    add(name, .instance, factory(main: read), [], Location(file: file, line: line, column: column))
    return OnMainActor()
  }

  /// Lists a function: one that makes a value from run-time arguments, or a plain method.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - read: Gives the function, which must not keep the graph.
  ///   - needs: What it needs when it is called.
  ///   - isAsync: Whether a call of it has to be awaited.
  ///   - isThrowing: Whether a call of it may throw.
  ///   - file: The file of the member.
  ///   - line: The line of the member.
  ///   - column: The column of the member.
  public func function<Function>(
    _ name: StaticString, _ read: @escaping @Sendable (Root) -> Function, needs: GraphNeed...,
    isAsync: Bool = false, isThrowing: Bool = false,
    file: StaticString, line: UInt, column: UInt
  ) {
    add(name, .assisted, factory(read), needs, Location(file: file, line: line, column: column))
    noteCall(of: name, isAsync: isAsync, isThrowing: isThrowing)
  }

  /// Lists a function that is read on the main actor.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - read: Gives the function, which must not keep the graph.
  ///   - needs: What it needs when it is called.
  ///   - isAsync: Whether a call of it has to be awaited.
  ///   - isThrowing: Whether a call of it may throw.
  ///   - file: The file of the member.
  ///   - line: The line of the member.
  ///   - column: The column of the member.
  /// - Returns: Nothing that matters.
  @discardableResult
  public func function<Function>(
    _ name: StaticString, _ read: @escaping @MainActor @Sendable (Root) -> Function,
    needs: GraphNeed..., isAsync: Bool = false, isThrowing: Bool = false,
    file: StaticString, line: UInt, column: UInt
  ) -> OnMainActor {
    add(
      name, .assisted, factory(main: read), needs,
      Location(file: file, line: line, column: column))
    noteCall(of: name, isAsync: isAsync, isThrowing: isThrowing)
    return OnMainActor()
  }

  /// Lists a plain computed property.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - read: Reads the property.
  ///   - needs: What it needs when it is read.
  ///   - file: The file of the member.
  ///   - line: The line of the member.
  ///   - column: The column of the member.
  public func property<Value, Failure: Error>(
    _ name: StaticString, _ read: @escaping @Sendable (Root) throws(Failure) -> Value,
    needs: GraphNeed..., file: StaticString, line: UInt, column: UInt
  ) {
    add(name, .transient, factory(read), needs, Location(file: file, line: line, column: column))
  }

  /// Lists a plain computed property of the main actor.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - read: Reads the property.
  ///   - needs: What it needs when it is read.
  ///   - file: The file of the member.
  ///   - line: The line of the member.
  ///   - column: The column of the member.
  /// - Returns: Nothing that matters.
  @discardableResult
  public func property<Value, Failure: Error>(
    _ name: StaticString, _ read: @escaping @MainActor @Sendable (Root) throws(Failure) -> Value,
    needs: GraphNeed..., file: StaticString, line: UInt, column: UInt
  ) -> OnMainActor {
    add(
      name, .transient, factory(main: read), needs,
      Location(file: file, line: line, column: column))
    return OnMainActor()
  }

  /// Lists a plain computed property that has to be awaited.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - read: Reads the property.
  ///   - needs: What it needs when it is read.
  ///   - file: The file of the member.
  ///   - line: The line of the member.
  ///   - column: The column of the member.
  @_disfavoredOverload
  public func property<Value, Failure: Error>(
    _ name: StaticString,
    _ read: @escaping @isolated(any) @Sendable (Root) async throws(Failure) -> Value,
    needs: GraphNeed..., file: StaticString, line: UInt, column: UInt
  ) {
    add(
      name, .transient, factory(awaiting: read), needs,
      Location(file: file, line: line, column: column))
  }
}
