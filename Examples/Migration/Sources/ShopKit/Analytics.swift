/// Hears what happens in the shop.
public protocol Analytics: Sendable {
  /// Keeps an event.
  ///
  /// - Parameter event: What has happened.
  func track(_ event: String)
}
