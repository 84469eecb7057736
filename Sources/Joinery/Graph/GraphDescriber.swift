import JoineryAnalysis

/// Takes down the members of a graph, which its `describe` lists.
///
/// The function that makes a member says by its type whether it suspends, whether it throws, and
/// where it runs.
///
/// The code that `@Graph` writes uses it; there is nothing to do with it otherwise.
public final class GraphDescriber<Root: AnyObject>: NonsendingGraphDescriber<Root> {
  /// Says that a function runs on the main actor.
  public struct OnMainActor: Sendable {}

  // MARK: Values that are shared

  /// Lists a singleton.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - make: Makes the value.
  ///   - needs: What it needs, in the order of its parameters.
  ///   - file: The file of the member.
  ///   - line: The line of the member.
  ///   - column: The column of the member.
  public func singleton<Value, Failure: Error>(
    _ name: StaticString, _ make: @escaping @Sendable (Root) throws(Failure) -> Value,
    needs: GraphNeed..., file: StaticString, line: UInt, column: UInt
  ) {
    add(name, .singleton, factory(make), needs, Location(file: file, line: line, column: column))
  }

  /// Lists a singleton of the main actor.
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
  public func singleton<Value, Failure: Error>(
    _ name: StaticString, _ make: @escaping @MainActor @Sendable (Root) throws(Failure) -> Value,
    needs: GraphNeed..., file: StaticString, line: UInt, column: UInt
  ) -> OnMainActor {
    add(
      name, .singleton, factory(main: make), needs,
      Location(file: file, line: line, column: column))
    return OnMainActor()
  }

  /// Lists a singleton that has to be awaited.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - make: Makes the value.
  ///   - needs: What it needs, in the order of its parameters.
  ///   - file: The file of the member.
  ///   - line: The line of the member.
  ///   - column: The column of the member.
  @_disfavoredOverload
  public func singleton<Value, Failure: Error>(
    _ name: StaticString,
    _ make: @escaping @isolated(any) @Sendable (Root) async throws(Failure) -> Value,
    needs: GraphNeed..., file: StaticString, line: UInt, column: UInt
  ) {
    add(
      name, .singleton, factory(awaiting: make), needs,
      Location(file: file, line: line, column: column))
  }

  /// Lists a value that is shared while somebody holds it.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - make: Makes the value.
  ///   - needs: What it needs, in the order of its parameters.
  ///   - file: The file of the member.
  ///   - line: The line of the member.
  ///   - column: The column of the member.
  public func weak<Value, Failure: Error>(
    _ name: StaticString, _ make: @escaping @Sendable (Root) throws(Failure) -> Value,
    needs: GraphNeed..., file: StaticString, line: UInt, column: UInt
  ) {
    add(name, .weak, factory(make), needs, Location(file: file, line: line, column: column))
  }

  /// Lists a value of the main actor that is shared while somebody holds it.
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
  public func weak<Value, Failure: Error>(
    _ name: StaticString, _ make: @escaping @MainActor @Sendable (Root) throws(Failure) -> Value,
    needs: GraphNeed..., file: StaticString, line: UInt, column: UInt
  ) -> OnMainActor {
    add(
      name, .weak, factory(main: make), needs, Location(file: file, line: line, column: column))
    return OnMainActor()
  }
}
