import Joinery
import JoineryTesting
import Testing

@testable import StorefrontKit

@Suite struct AnalyticsTests {
  @Test(
    "Events are recorded as far as the settings are known to allow it",
    .injecting { $0.analytics = SpyAnalytics() },
    arguments: [
      (Settings(analytics: true), 1), (Settings(analytics: false), 0), (nil, 0),
    ] as [(Settings?, Int)])
  func consent(settings: Settings?, count: Int) {
    let analytics = ConsentingAnalytics(preferences: FixedPreferences(fixed: settings))
    analytics.track(AnalyticsEvent("order.paid"))
    #expect(analytics.events.count == count)
    #expect(InjectedValues.current.analytics.events.count == count)
  }
}
