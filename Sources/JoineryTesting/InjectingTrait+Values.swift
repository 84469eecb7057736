public import Joinery
public import Testing

extension Trait where Self == InjectingTrait {
  /// Gives each case ambient values of its own.
  ///
  /// ```swift
  /// @Test(.injecting { $0.analytics = SpyAnalytics() })
  /// ```
  ///
  /// The values that nobody sets are those for tests. Nothing that the app has set is visible.
  ///
  /// - Parameters:
  ///   - unused: What is done about a value that nothing asks for.
  ///   - sourceLocation: Where issues are reported.
  ///   - change: Sets the values: it is called once for each case.
  /// - Returns: The trait.
  public static func injecting(
    unused: UnusedOverrides = .reported, sourceLocation: SourceLocation = #_sourceLocation,
    _ change: @escaping @Sendable (inout InjectedValues) async throws -> Void
  ) -> Self {
    let options = InjectingOptions(
      setsValues: true, unused: unused, sourceLocation: sourceLocation)
    return InjectingTrait(options) { scope in try await change(&scope.values) }
  }

  /// Gives each case ambient values that nobody has set, whatever the suites around it do.
  public static var isolated: Self { isolated() }

  /// Gives each case ambient values that nobody has set, whatever the suites around it do.
  ///
  /// - Parameter sourceLocation: Where issues are reported.
  /// - Returns: The trait.
  public static func isolated(sourceLocation: SourceLocation = #_sourceLocation) -> Self {
    InjectingTrait(InjectingOptions(isIsolated: true, sourceLocation: sourceLocation)) { _ in }
  }
}
