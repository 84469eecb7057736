/// The middle and the ends of some measurements.
package struct Spread: Codable, Equatable, Sendable {
  /// The middle measurement; of an even number of them, the upper middle one.
  package let median: Double

  package let least: Double
  package let most: Double

  /// Creates the spread of some measurements.
  ///
  /// - Parameter measurements: At least one measurement, in any order.
  /// - Complexity: O(*n* log *n*) for *n* measurements.
  package init(of measurements: [Double]) {
    precondition(!measurements.isEmpty, "No measurements have no middle")
    let sorted = measurements.sorted()
    median = sorted[sorted.count / 2]
    least = sorted[0]
    most = sorted[sorted.count - 1]
  }

  /// The middle, and in brackets the ends: `1.05 (1.01 … 1.20)`.
  ///
  /// - Parameter decimals: How many decimals numbers below a hundred have.
  /// - Returns: The text.
  package func text(decimals: Int) -> String {
    func text(_ value: Double) -> String { value.text(decimals: value < 100 ? decimals : 0) }
    return "\(text(median)) (\(text(least)) … \(text(most)))"
  }
}
