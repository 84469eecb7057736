/// When a job that failed is tried again.
struct RetryPolicy: Hashable, Sendable {
  /// How often a job is tried before it is given up.
  var attempts = 5
  /// The longest delay after the first attempt; after each further one it is twice as long.
  var firstDelay = Duration.seconds(1)
  /// The longest delay of all.
  var longestDelay = Duration.seconds(300)

  /// How long to wait after an attempt that failed.
  ///
  /// At least half of the delay is kept; the rest is up to chance, so that jobs which failed together do
  /// not come back together.
  ///
  /// - Parameters:
  ///   - attempt: The number of the attempt, from 1.
  ///   - chance: A number from 0 up to 1.
  /// - Returns: The delay, or nil to give up.
  func delay(after attempt: Int, chance: Double) -> Duration? {
    guard attempt < attempts else { return nil }
    // 2²⁰ times the first delay is longer than any that makes sense, and does not overflow.
    let grown = firstDelay * (1 << min(attempt - 1, 20))
    return min(grown, longestDelay) * (0.5 + chance / 2)
  }
}
