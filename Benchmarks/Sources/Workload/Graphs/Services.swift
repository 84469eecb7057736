// The three services that the dashboard and the inspector share.

/// The service of the time.
public protocol ClockService: Part {}

/// A service without dependencies.
public final class SystemClock: ClockService {
  /// The object alone, for it has no children.
  public var size: Int { 1 }

  /// Creates a service.
  public init() {}
}

/// The service of the settings.
public protocol SettingsService: Part {}

/// A service without dependencies.
public final class LocalSettings: SettingsService {
  /// The object alone, for it has no children.
  public var size: Int { 1 }

  /// Creates a service.
  public init() {}
}

/// The service of the news.
public protocol NewsService: Part {}

/// A service without dependencies.
public final class RemoteNews: NewsService {
  /// The object alone, for it has no children.
  public var size: Int { 1 }

  /// Creates a service.
  public init() {}
}
