/// What the compiler says where the run-time arguments of a factory don't come first.
extension Assisted where Value == Never {
  /// Creates nothing: it is there for the compiler to say what is wrong with a factory.
  ///
  /// - Parameters:
  ///   - arguments: The types of the run-time arguments.
  ///   - make: A factory that doesn't begin with them. The compiler stops at an initialiser that becomes a
  ///     function which isn't `@concurrent`.
  @available(
    *, unavailable,
    message: "the factory takes the run-time arguments first, at most three, and then what is bound"
  )
  @_disfavoredOverload
  public init<each Argument, each Dependency, Result>(
    _ arguments: repeat (each Argument).Type,
    make: @escaping @Sendable @concurrent (repeat each Dependency) async throws -> Result
  ) {
    preconditionFailure("nobody can call what is unavailable")
  }

  /// Creates nothing: it is there for the compiler to say what is wrong with a factory of the main actor.
  ///
  /// - Parameters:
  ///   - arguments: The types of the run-time arguments.
  ///   - make: A factory that doesn't begin with them; not a function by its type, so that a closure after the
  ///     call is one of the initialiser above.
  @available(
    *, unavailable,
    message: "the factory takes the run-time arguments first, at most three, and then what is bound"
  )
  @_disfavoredOverload
  public init<each Argument, Make>(
    _ arguments: repeat (each Argument).Type, main make: Make
  ) {
    preconditionFailure("nobody can call what is unavailable")
  }
}
