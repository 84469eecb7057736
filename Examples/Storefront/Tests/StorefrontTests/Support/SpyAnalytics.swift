import JoineryTesting

@testable import StorefrontKit

/// Keeps the events, for a test to look at.
struct SpyAnalytics: AnalyticsService {
  private let trackedEvents = Recorder<AnalyticsEvent>()

  var events: [AnalyticsEvent] { trackedEvents.calls }

  func track(_ event: AnalyticsEvent) { trackedEvents.record(event) }
}
