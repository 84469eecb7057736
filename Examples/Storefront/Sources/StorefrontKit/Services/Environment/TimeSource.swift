import Foundation

/// Tells the time.
protocol TimeSource: Sendable {
  /// The time now.
  var now: Date { get }
}
