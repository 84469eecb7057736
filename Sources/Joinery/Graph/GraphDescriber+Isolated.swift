import JoineryAnalysis

/// Members of another actor than the main actor, whose functions say on which one they run.
extension GraphDescriber {
  /// Lists a singleton of any actor.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - make: Makes the value, on its actor.
  ///   - needs: What it needs, in the order of its parameters.
  ///   - file: The file of the member.
  ///   - line: The line of the member.
  ///   - column: The column of the member.
  public func singleton<Value, Failure: Error>(
    _ name: StaticString,
    isolated make: @escaping @isolated(any) @Sendable (Root) throws(Failure) -> Value,
    needs: GraphNeed..., file: StaticString, line: UInt, column: UInt
  ) {
    add(
      name, .singleton, factory(isolated: make), needs,
      Location(file: file, line: line, column: column))
  }

  /// Lists a singleton of any actor that has to be awaited.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - make: Makes the value, on its actor.
  ///   - needs: What it needs, in the order of its parameters.
  ///   - file: The file of the member.
  ///   - line: The line of the member.
  ///   - column: The column of the member.
  @_disfavoredOverload
  public func singleton<Value, Failure: Error>(
    _ name: StaticString,
    isolated make: @escaping @isolated(any) @Sendable (Root) async throws(Failure) -> Value,
    needs: GraphNeed..., file: StaticString, line: UInt, column: UInt
  ) {
    add(
      name, .singleton, factory(awaiting: make), needs,
      Location(file: file, line: line, column: column))
  }

  /// Lists a value of any actor that is shared while somebody holds it.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - make: Makes the value, on its actor.
  ///   - needs: What it needs, in the order of its parameters.
  ///   - file: The file of the member.
  ///   - line: The line of the member.
  ///   - column: The column of the member.
  public func weak<Value, Failure: Error>(
    _ name: StaticString,
    isolated make: @escaping @isolated(any) @Sendable (Root) throws(Failure) -> Value,
    needs: GraphNeed..., file: StaticString, line: UInt, column: UInt
  ) {
    add(
      name, .weak, factory(isolated: make), needs,
      Location(file: file, line: line, column: column))
  }

  /// Lists a value of any actor that is made anew for each request.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - make: Makes the value, on its actor.
  ///   - needs: What it needs, in the order of its parameters.
  ///   - file: The file of the member.
  ///   - line: The line of the member.
  ///   - column: The column of the member.
  public func transient<Value, Failure: Error>(
    _ name: StaticString,
    isolated make: @escaping @isolated(any) @Sendable (Root) throws(Failure) -> Value,
    needs: GraphNeed..., file: StaticString, line: UInt, column: UInt
  ) {
    add(
      name, .transient, factory(isolated: make), needs,
      Location(file: file, line: line, column: column))
  }

  /// Lists a value of any actor that is made anew for each request and has to be awaited.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - make: Makes the value, on its actor.
  ///   - needs: What it needs, in the order of its parameters.
  ///   - file: The file of the member.
  ///   - line: The line of the member.
  ///   - column: The column of the member.
  @_disfavoredOverload
  public func transient<Value, Failure: Error>(
    _ name: StaticString,
    isolated make: @escaping @isolated(any) @Sendable (Root) async throws(Failure) -> Value,
    needs: GraphNeed..., file: StaticString, line: UInt, column: UInt
  ) {
    add(
      name, .transient, factory(awaiting: make), needs,
      Location(file: file, line: line, column: column))
  }

  /// Lists a value of any actor that is supplied when the graph is created.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - read: Reads the value.
  ///   - file: The file of the member.
  ///   - line: The line of the member.
  ///   - column: The column of the member.
  public func input<Value>(
    _ name: StaticString,
    isolated read: @escaping @isolated(any) @Sendable (Root) -> Value,
    file: StaticString, line: UInt, column: UInt
  ) {
    add(
      name, .instance, factory(isolated: read), [],
      Location(file: file, line: line, column: column))
  }

  /// Lists a plain computed property of any actor.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - read: Reads the property.
  ///   - needs: What it needs when it is read.
  ///   - file: The file of the member.
  ///   - line: The line of the member.
  ///   - column: The column of the member.
  public func property<Value, Failure: Error>(
    _ name: StaticString,
    isolated read: @escaping @isolated(any) @Sendable (Root) throws(Failure) -> Value,
    needs: GraphNeed..., file: StaticString, line: UInt, column: UInt
  ) {
    add(
      name, .transient, factory(isolated: read), needs,
      Location(file: file, line: line, column: column))
  }

  /// Lists a plain computed property of any actor that has to be awaited.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - read: Reads the property, on its actor.
  ///   - needs: What it needs when it is read.
  ///   - file: The file of the member.
  ///   - line: The line of the member.
  ///   - column: The column of the member.
  @_disfavoredOverload
  public func property<Value, Failure: Error>(
    _ name: StaticString,
    isolated read: @escaping @isolated(any) @Sendable (Root) async throws(Failure) -> Value,
    needs: GraphNeed..., file: StaticString, line: UInt, column: UInt
  ) {
    add(
      name, .transient, factory(awaiting: read), needs,
      Location(file: file, line: line, column: column))
  }

  /// Lists a function that is read on any actor.
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
    _ name: StaticString,
    isolated read: @escaping @isolated(any) @Sendable (Root) -> Function,
    needs: GraphNeed..., isAsync: Bool = false, isThrowing: Bool = false,
    file: StaticString, line: UInt, column: UInt
  ) {
    add(
      name, .assisted, factory(isolated: read), needs,
      Location(file: file, line: line, column: column))
    noteCall(of: name, isAsync: isAsync, isThrowing: isThrowing)
  }
}
