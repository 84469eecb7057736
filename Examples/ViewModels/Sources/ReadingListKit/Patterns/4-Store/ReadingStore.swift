import Observation

/// How much was read today: state that several screens show, and some change.
///
/// The store itself gets what it needs by its initialiser, and the container keeps one of it.
@Observable @MainActor
final class ReadingStore {
  private(set) var pages = 0
  let goal = 40

  private let analytics: any AnalyticsService

  init(analytics: any AnalyticsService) {
    self.analytics = analytics
  }

  func read(pages count: Int) {
    pages += count
    analytics.track(.read(pages: count))
  }
}
