import Joinery

/// Passes events on, to the analytics that are there without it, as long as the settings allow it.
struct ConsentingAnalytics: AnalyticsService {
  @Injected(\.analytics) private var base: any AnalyticsService
  let preferences: any Preferences

  var events: [AnalyticsEvent] { base.events }

  func track(_ event: AnalyticsEvent) {
    // Who cannot be asked has not agreed.
    guard let settings = try? preferences.settings(), settings.analytics else { return }
    base.track(event)
  }
}
