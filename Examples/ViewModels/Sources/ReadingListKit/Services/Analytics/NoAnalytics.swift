/// Analytics that nobody looks at.
struct NoAnalytics: AnalyticsService {
  func track(_ event: AnalyticsEvent) {}
}
