import Joinery

/// What cuts across the shop: whoever uses it asks for it, and nobody passes it on.
extension InjectedValues {
  /// Takes note of what is done in the shop; it is set at launch.
  @InjectedEntry(preview: NoAnalytics(), test: mustBeOverridden)
  var analytics: any AnalyticsService

  /// Where the shop says what it is doing.
  @InjectedEntry var log: Log = .silent

  /// How titles look on a terminal; without it they are plain.
  @InjectedEntry var theme: Theme?
}
