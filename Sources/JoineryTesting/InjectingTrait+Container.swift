public import Joinery
import JoineryAnalysis
public import Testing

extension Trait where Self == InjectingTrait {
  /// Gives each case a container, which is the ambient one, and stops it when the case is over.
  ///
  /// ```swift
  /// @Suite(.container { appModule })
  /// struct CheckoutTests {
  ///   @Injected var checkout: CheckoutModel
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the container in messages.
  ///   - isStarted: Whether the container is started before the case begins.
  ///   - unused: What is done about an override that nothing asks for.
  ///   - leaks: What is done about objects that outlive the container.
  ///   - bindings: The bindings and modules: the closure is called once for each case.
  /// - Returns: The trait. A case does not run if its container is not valid.
  public static func container(
    _ name: String = "container", started isStarted: Bool = false,
    unused: UnusedOverrides = .reported, leaks: LeakedObjects = .ignored,
    @BindingBuilder _ bindings: @escaping @Sendable () -> BindingList
  ) -> Self {
    container(
      started: isStarted, unused: unused, leaks: leaks,
      making: { try Container(name, bindings) })
  }

  /// Gives each case a container that a function makes, and stops it when the case is over.
  ///
  /// - Parameters:
  ///   - isStarted: Whether the container is started before the case begins.
  ///   - unused: What is done about an override that nothing asks for.
  ///   - leaks: What is done about objects that outlive the container.
  ///   - make: Makes the container: it is called once for each case.
  /// - Returns: The trait. A case does not run if its container is not valid.
  public static func container(
    started isStarted: Bool = false,
    unused: UnusedOverrides = .reported, leaks: LeakedObjects = .ignored,
    making make: @escaping @Sendable () async throws -> Container
  ) -> Self {
    let options = InjectingOptions(trait: ".container", unused: unused, leaks: leaks)
    return InjectingTrait(options) { scope in
      let container = try await OwnerWatch.$current.withValue(scope.watch) { try await make() }
      try await scope.use(container, isStarted: isStarted)
    }
  }

  /// Gives each case the container of the traits before it, with some bindings replaced.
  ///
  /// ```swift
  /// @Test(.overriding { Instance<any Clock>(FixedClock()) })
  /// ```
  ///
  /// - Parameters:
  ///   - isStarted: Whether what was replaced, and what depends on it, is started before the case begins: where
  ///     it is left out, if the container before it was.
  ///   - unused: What is done about an override that nothing asks for.
  ///   - leaks: What is done about objects that outlive the container.
  ///   - bindings: The bindings: the closure is called once for each case.
  /// - Returns: The trait. A case does not run if there is no container, or if it is not valid.
  public static func overriding(
    started isStarted: Bool? = nil,
    unused: UnusedOverrides = .reported, leaks: LeakedObjects = .ignored,
    @BindingBuilder _ bindings: @escaping @Sendable () -> BindingList
  ) -> Self {
    let options = InjectingOptions(trait: ".overriding", unused: unused, leaks: leaks)
    return InjectingTrait(options) { scope in
      guard let base = scope.values.container else {
        throw NothingToOverride()
      }
      let container = try OwnerWatch.$current.withValue(scope.watch) {
        try base.overriding(bindings)
      }
      try await scope.use(container, isStarted: isStarted ?? base.isStarted)
    }
  }
}

/// There is no container whose bindings could be replaced.
private struct NothingToOverride: Error, CustomStringConvertible {
  var description: String { Issue.nothingToOverride().description }
}

extension TestScope {
  /// Makes a container the ambient one, for as long as the case runs.
  fileprivate mutating func use(_ container: Container, isStarted: Bool) async throws {
    values.container = container
    tearDown.append { try await container.stop() }
    if isStarted { try await container.start() }
  }
}
