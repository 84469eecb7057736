import Joinery

/// The screen that shows what was recorded about the use of the shop.
final class ActivityViewModel {
  @Injected(\.analytics) private var analytics: any AnalyticsService

  /// The events of this run, in the order in which they happened.
  var events: [AnalyticsEvent] { analytics.events }
}
