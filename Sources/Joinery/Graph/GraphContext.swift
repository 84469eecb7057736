/// What a graph is made for, which picks among the alternatives of its members.
///
/// ```swift
/// @Singleton(Mixpanel.init(config:), preview: NoAnalytics.init, test: mustBeOverridden)
/// var analytics: any Analytics
///
/// let graph = AppGraph(config: .test, context: .preview)
/// ```
public enum GraphContext: Sendable {
  /// The app as its users have it.
  case live
  /// Previews of its views.
  case preview
  /// Tests.
  case test
}
