// What makes shared values, and starts and stops them.
//
// What is shared must not depend on who asked for it first, so what `withInjected` has set for a part of
// the code is not visible to it. It has the values of its test or preview, with their doubles, or, where its
// container was made in a part of the code, the values of that part.
extension InjectedValues {
  /// The innermost value that what an owner shares can read.
  static func frameOfShared(by owner: SlotOwner?) -> InjectedFrame {
    owner?.frame ?? scoped.get().base
  }

  /// Calls what makes a shared value.
  static func sharing<Value>(
    by owner: SlotOwner?, _ body: () throws -> Value
  ) rethrows -> Value {
    let frame = frameOfShared(by: owner)
    if frame === scoped.get() { return try body() }
    return try scoped.withValue(frame, operation: body)
  }

  /// Calls what makes a shared value, and waits for it, on the actor of the caller.
  static func sharing<Value>(
    by owner: SlotOwner?, isolation: isolated (any Actor)?,
    _ body: nonisolated(nonsending) () async throws -> Value
  ) async rethrows -> Value {
    let frame = frameOfShared(by: owner)
    if frame === scoped.get() { return try await body() }
    return try await scoped.withValue(frame) {
      // Naming it makes the closure run there.
      _ = isolation
      return try await body()
    }
  }

  /// Starts a task that inherits nothing from whoever starts it but the given ambient values.
  ///
  /// - Parameters:
  ///   - frame: The innermost value.
  ///   - operation: The work.
  /// - Returns: The task.
  static func detached<Success: Sendable>(
    in frame: InjectedFrame, _ operation: @escaping @Sendable @concurrent () async -> Success
  ) -> Task<Success, Never> {
    if frame === InjectedRoot.process { return Task.detached(operation: operation) }
    return Task.detached { await scoped.withValue(frame) { await operation() } }
  }
}
