/// Takes note of what is done in the shop.
protocol AnalyticsService: Sendable {
  /// The events of this run that were kept, in the order in which they happened.
  var events: [AnalyticsEvent] { get }

  /// Takes note of an event; never fails, and never stands in the way of what was done.
  func track(_ event: AnalyticsEvent)
}
