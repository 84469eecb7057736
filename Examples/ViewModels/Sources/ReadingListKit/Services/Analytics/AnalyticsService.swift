/// Tells what the reader does to whoever wants to know.
protocol AnalyticsService: Sendable {
  func track(_ event: AnalyticsEvent)
}
