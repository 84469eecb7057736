/// What the dashboard holds, in an object whose properties are set after it was made.
public protocol Inspector: Part {}

/// An inspector of three services and three panels.
public final class WideInspector: Inspector, @unchecked Sendable {
  // `@unchecked`: the properties are set by whoever makes the object, before anyone else sees it.

  /// The clock.
  public var clock: (any ClockService)?
  /// The settings.
  public var settings: (any SettingsService)?
  /// The news.
  public var news: (any NewsService)?
  /// The panel of the clock.
  public var clockPanel: (any ClockPanel)?
  /// The panel of the settings.
  public var settingsPanel: (any SettingsPanel)?
  /// The panel of the news.
  public var newsPanel: (any NewsPanel)?

  /// The object and its panels, if all six properties are set; 0 for what is not.
  public var size: Int {
    (clock?.size ?? 0) * (settings?.size ?? 0) * (news?.size ?? 0)
      + (clockPanel?.size ?? 0) + (settingsPanel?.size ?? 0) + (newsPanel?.size ?? 0)
  }

  /// Creates an inspector whose properties are to be set.
  public init() {}
}
