/// Takes note of what is done in the shop.
protocol AnalyticsService: Sendable {
  /// Takes note of an event; never fails, and never stands in the way of what was done.
  func track(_ event: AnalyticsEvent)
}
