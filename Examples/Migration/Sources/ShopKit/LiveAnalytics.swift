/// The analytics of the app.
///
/// Where events are sent is no part of this example.
public struct LiveAnalytics: Analytics {
  /// Creates them.
  public init() {}

  /// Sends an event.
  ///
  /// - Parameter event: What has happened.
  public func track(_ event: String) {}
}
