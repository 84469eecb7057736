/// Chance.
protocol Randomness: Sendable {
  /// A number from 0 up to 1.
  func fraction() -> Double
}
