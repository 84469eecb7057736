import Foundation

/// The computer's clock, in Greenwich.
struct SystemClock: DayClock {
  private static let secondsOfDay = 86_400.0

  var today: Day {
    Day(number: Int((Date().timeIntervalSince1970 / Self.secondsOfDay).rounded(.down)))
  }
}
