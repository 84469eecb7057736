/// The screen that shows the settings.
final class SettingsViewModel {
  /// The settings, the defaults until they are loaded.
  private(set) var settings = Settings()

  private let fetchSettings: FetchSettingsUseCase
  private let changeSetting: ChangeSettingUseCase

  init(fetchSettings: FetchSettingsUseCase, changeSetting: ChangeSettingUseCase) {
    self.fetchSettings = fetchSettings
    self.changeSetting = changeSetting
  }

  func load() throws {
    settings = try fetchSettings()
  }

  func change(_ change: Settings.Change) throws {
    settings = try changeSetting(change)
  }
}
