// What makes shared values, and starts and stops them.
extension InjectedValues {
  /// Starts a task that inherits nothing from whoever starts it but the ambient values of their test.
  ///
  /// What is shared must not depend on who asked for it first, so what `withInjected` has set for a part
  /// of the code is not visible in it. But it is the test's own, or the preview's, and has its doubles.
  ///
  /// - Parameter operation: The work.
  /// - Returns: The task.
  static func detached<Success: Sendable>(
    _ operation: @escaping @Sendable @concurrent () async -> Success
  ) -> Task<Success, Never> {
    guard let base = scoped.get()?.base, base !== InjectedRoot.process else {
      return Task.detached(operation: operation)
    }
    return Task.detached { await scoped.withValue(base) { await operation() } }
  }
}
