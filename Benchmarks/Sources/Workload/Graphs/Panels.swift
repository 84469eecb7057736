// Three panels, each on one of the shared services.

/// The panel of the time.
public protocol ClockPanel: Part {}

/// A panel that holds a shared service.
public final class SmallClockPanel: ClockPanel {
  let clock: any ClockService

  /// The panel alone: the service is shared, and reading it shows that it is there.
  public var size: Int { clock.size }

  /// Creates a panel on the shared service.
  public init(clock: any ClockService) { self.clock = clock }
}

/// The panel of the settings.
public protocol SettingsPanel: Part {}

/// A panel that holds a shared service.
public final class SmallSettingsPanel: SettingsPanel {
  let settings: any SettingsService

  /// The panel alone: the service is shared, and reading it shows that it is there.
  public var size: Int { settings.size }

  /// Creates a panel on the shared service.
  public init(settings: any SettingsService) { self.settings = settings }
}

/// The panel of the news.
public protocol NewsPanel: Part {}

/// A panel that holds a shared service.
public final class SmallNewsPanel: NewsPanel {
  let news: any NewsService

  /// The panel alone: the service is shared, and reading it shows that it is there.
  public var size: Int { news.size }

  /// Creates a panel on the shared service.
  public init(news: any NewsService) { self.news = news }
}
