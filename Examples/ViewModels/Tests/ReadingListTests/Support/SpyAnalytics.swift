import Joinery
import JoineryTesting

@testable import ReadingListKit

/// Analytics that keep what was tracked: the whole double is one line.
struct SpyAnalytics: AnalyticsService {
  let events = Recorder<AnalyticsEvent>()
  func track(_ event: AnalyticsEvent) { events.record(event) }
}

extension InjectedValues {
  /// The double as what it is, for tests that ask it what was tracked.
  @InjectedEntry var spy: SpyAnalytics?

  /// Makes a spy, and the app's analytics of it.
  mutating func spyOnAnalytics() {
    let spy = SpyAnalytics()
    self.spy = spy
    analytics = spy
  }
}
