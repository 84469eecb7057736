import Joinery

/// Changes a setting.
struct ChangeSettingUseCase: Sendable {
  let preferences: any Preferences
  let users: any UserRepository
  @Injected(\.analytics) private var analytics: any AnalyticsService

  /// - Throws: ``ShopError/unknownUser(_:)`` if the setting would name nobody.
  func callAsFunction(_ change: Settings.Change) throws -> Settings {
    if case .customer(let id?) = change, try users.user(id) == nil {
      throw ShopError.unknownUser(id)
    }
    try preferences.apply(change)
    analytics.track(AnalyticsEvent("setting.changed", ["name": change.name.rawValue]))
    return try preferences.settings()
  }
}
