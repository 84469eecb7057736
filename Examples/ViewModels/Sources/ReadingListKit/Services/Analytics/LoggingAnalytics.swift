/// Analytics that are written to a log.
struct LoggingAnalytics: AnalyticsService {
  let log: ActivityLog

  func track(_ event: AnalyticsEvent) { log.write("\(event)") }
}
