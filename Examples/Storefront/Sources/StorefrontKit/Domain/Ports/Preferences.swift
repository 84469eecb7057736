/// Where the settings are kept.
protocol Preferences: Sendable {
  /// All settings, with the defaults of those that nobody has changed.
  func settings() throws -> Settings
  /// Changes one setting.
  func apply(_ change: Settings.Change) throws
}
