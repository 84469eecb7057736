/// An object that holds three shared objects, and three of its own that hold them too.
public protocol Dashboard: Part {}

/// A dashboard of three services and three panels.
public final class WideDashboard: Dashboard {
  let clock: any ClockService
  let settings: any SettingsService
  let news: any NewsService
  let clockPanel: any ClockPanel
  let settingsPanel: any SettingsPanel
  let newsPanel: any NewsPanel

  /// The object and its panels: the services are shared, and reading them shows that they are there.
  public var size: Int {
    clock.size * settings.size * news.size + clockPanel.size + settingsPanel.size + newsPanel.size
  }

  /// Creates a dashboard from its services and panels.
  public init(
    clock: any ClockService, settings: any SettingsService, news: any NewsService,
    clockPanel: any ClockPanel, settingsPanel: any SettingsPanel, newsPanel: any NewsPanel
  ) {
    self.clock = clock
    self.settings = settings
    self.news = news
    self.clockPanel = clockPanel
    self.settingsPanel = settingsPanel
    self.newsPanel = newsPanel
  }
}
