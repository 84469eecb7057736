/// The time, as far as workers care.
package protocol WorkClock: Sendable {
  var now: Timestamp { get }
  /// Waits.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  func sleep(until deadline: Timestamp) async throws
}
