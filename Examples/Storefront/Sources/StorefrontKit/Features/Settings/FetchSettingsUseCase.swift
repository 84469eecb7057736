import Joinery

/// Reads the settings.
struct FetchSettingsUseCase: Sendable {
  let preferences: any Preferences
  @Injected(\.analytics) private var analytics: any AnalyticsService

  func callAsFunction() throws -> Settings {
    let settings = try preferences.settings()
    analytics.track(AnalyticsEvent("settings.opened"))
    return settings
  }
}
