/// Ambient values for work that leaves the task tree.
extension InjectedValues {
  // Functions that are returned have no typed errors: the compiler (6.3) crashes on them.

  /// The function with these values, wherever and whenever it is called.
  ///
  /// Child tasks and `Task { … }` have the values of their task without it. It is needed for what doesn't:
  /// detached tasks, dispatch queues, and callbacks that somebody else calls.
  ///
  /// ```swift
  /// queue.async(execute: InjectedValues.current.escaping { Checkout().pay() })
  /// session.load(url, completion: InjectedValues.current.escaping { (data: Data) in show(data) })
  /// ```
  ///
  /// - Parameter operation: The function.
  /// - Returns: A function that does the same and has these values.
  /// - Complexity: O(1).
  public func escaping<each Argument, Result>(
    _ operation: @escaping @Sendable (repeat each Argument) -> Result
  ) -> @Sendable (repeat each Argument) -> Result {
    { (argument: repeat each Argument) -> Result in
      withInjected(self) { operation(repeat each argument) }
    }
  }

  /// The function with these values, wherever and whenever it is called.
  ///
  /// - Parameter operation: The function.
  /// - Returns: A function that does the same and has these values.
  /// - Complexity: O(1).
  @_disfavoredOverload
  public func escaping<each Argument, Failure: Error, Result>(
    _ operation: @escaping @Sendable (repeat each Argument) throws(Failure) -> Result
  ) -> @Sendable (repeat each Argument) throws -> Result {
    { (argument: repeat each Argument) throws -> Result in
      try withInjected(self) { () throws -> Result in try operation(repeat each argument) }
    }
  }

  /// The asynchronous function with these values, wherever and whenever it is called.
  ///
  /// ```swift
  /// Task.detached(operation: InjectedValues.current.escaping { await Checkout().pay() })
  /// ```
  ///
  /// - Parameter operation: The function.
  /// - Returns: A function that does the same and has these values.
  /// - Complexity: O(1).
  @_disfavoredOverload
  public func escaping<each Argument: Sendable, Result: Sendable>(
    _ operation: @escaping @Sendable @concurrent (repeat each Argument) async -> Result
  ) -> @Sendable @concurrent (repeat each Argument) async -> Result {
    { (argument: repeat each Argument) async -> Result in
      await withInjected(self) { () async -> Result in await operation(repeat each argument) }
    }
  }

  /// The asynchronous function with these values, wherever and whenever it is called.
  ///
  /// - Parameter operation: The function.
  /// - Returns: A function that does the same and has these values.
  /// - Complexity: O(1).
  @_disfavoredOverload
  public func escaping<each Argument: Sendable, Failure: Error, Result: Sendable>(
    _ operation:
      @escaping @Sendable @concurrent (repeat each Argument) async throws(Failure) -> Result
  ) -> @Sendable @concurrent (repeat each Argument) async throws -> Result {
    { (argument: repeat each Argument) async throws -> Result in
      try await withInjected(self) { () async throws -> Result in
        try await operation(repeat each argument)
      }
    }
  }
}
