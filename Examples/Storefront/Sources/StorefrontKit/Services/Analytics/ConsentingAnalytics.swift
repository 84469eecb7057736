/// Passes events on as long as the settings allow it.
struct ConsentingAnalytics: AnalyticsService {
  let log: any AnalyticsService
  let preferences: any Preferences

  func track(_ event: AnalyticsEvent) {
    // Who cannot be asked has not agreed.
    guard let settings = try? preferences.settings(), settings.analytics else { return }
    log.track(event)
  }
}
