import Testing

@testable import StorefrontKit

@Suite struct AnalyticsTests {
  @Test(
    "Events are recorded as far as the settings are known to allow it",
    arguments: [
      (Settings(analytics: true), 1), (Settings(analytics: false), 0), (nil, 0),
    ] as [(Settings?, Int)])
  func consent(settings: Settings?, count: Int) {
    let log = AnalyticsLog()
    let analytics = ConsentingAnalytics(
      log: log, preferences: FixedPreferences(fixed: settings))
    analytics.track(AnalyticsEvent("order.paid"))
    #expect(log.events.count == count)
  }
}
