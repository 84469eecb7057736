/// Takes note of nothing.
struct NoAnalytics: AnalyticsService {
  var events: [AnalyticsEvent] { [] }

  func track(_ event: AnalyticsEvent) {}
}
