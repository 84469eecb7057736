import JoineryTesting
import ShopKit

/// Keeps what it hears.
struct SpyAnalytics: Analytics {
  let events = Recorder<String>()

  func track(_ event: String) { events.record(event) }
}
