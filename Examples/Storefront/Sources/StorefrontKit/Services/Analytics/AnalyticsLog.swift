import Synchronization

/// Keeps the events of this run in memory, for `storefront` to show.
final class AnalyticsLog: AnalyticsService {
  private let recorded = Mutex<[AnalyticsEvent]>([])

  var events: [AnalyticsEvent] { recorded.withLock { $0 } }

  func track(_ event: AnalyticsEvent) {
    recorded.withLock { $0.append(event) }
  }
}
