public import Joinery
public import Testing

extension Trait where Self == InjectingTrait {
  /// Gives each case a graph, which is an ambient value, and stops it when the case is over.
  ///
  /// ```swift
  /// @Suite(.graph(\.app) { AppGraph(config: .test, context: .test) { $0.payments = FakePayments() } })
  /// ```
  ///
  /// The arguments of an attribute do not see the initialiser that `@Graph` writes in the same module: a graph that
  /// is declared in the tests themselves is made by a function beside it.
  ///
  /// - Parameters:
  ///   - keyPath: The entry, whose type is that of the graph or of a protocol that it conforms to.
  ///   - isStarted: Whether the graph is started before the case begins.
  ///   - unused: What is done about an overridden singleton that nothing asks for.
  ///   - leaks: What is done about objects that outlive the graph.
  ///   - make: Makes the graph: it is called once for each case.
  /// - Returns: The trait.
  public static func graph<Value, Root: DependencyGraph & Sendable>(
    _ keyPath: any WritableKeyPath<InjectedValues, Value> & Sendable,
    started isStarted: Bool = false,
    unused: UnusedOverrides = .reported, leaks: LeakedObjects = .ignored,
    _ make: @escaping @Sendable () async throws -> Root
  ) -> Self {
    let options = InjectingOptions(
      trait: ".graph", takesEntry: true, unused: unused, leaks: leaks)
    return InjectingTrait(options) { scope in
      let graph = try await OwnerWatch.$current.withValue(scope.watch) { try await make() }
      guard let value = graph as? Value else {
        throw GraphOfOtherType(graph: "\(Root.self)", entry: "\(Value.self)")
      }
      scope.values.set(keyPath, to: value)
      scope.tearDown.append { try await graph.stop() }
      if isStarted { try await graph.start() }
    }
  }
}

/// A graph is to be the value of an entry of another type.
private struct GraphOfOtherType: Error, CustomStringConvertible {
  let graph: String
  let entry: String

  var description: String {
    """
    '.graph' makes a '\(graph)', and the entry is of the type '\(entry)', which it isn't.
    fix:  extension InjectedValues { @InjectedEntry var …: \(graph) }
    """
  }
}
