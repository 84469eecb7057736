/// The screen that shows what was recorded about the use of the shop.
final class ActivityViewModel {
  private let log: AnalyticsLog

  init(log: AnalyticsLog) {
    self.log = log
  }

  /// The events of this run, in the order in which they happened.
  var events: [AnalyticsEvent] { log.events }
}
