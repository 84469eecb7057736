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
  ///   - change: Sets the values: it is called once for each case.
  /// - Returns: The trait.
  public static func injecting(
    unused: UnusedOverrides = .reported,
    _ change: @escaping @Sendable (inout InjectedValues) async throws -> Void
  ) -> Self {
    let options = InjectingOptions(
      trait: ".injecting", setsValues: true, unused: unused)
    return InjectingTrait(options) { scope in try await change(&scope.values) }
  }

  /// Gives each case ambient values that nobody has set, whatever the suites around it do.
  public static var isolated: Self {
    InjectingTrait(InjectingOptions(trait: ".isolated", isIsolated: true)) { _ in }
  }
}
