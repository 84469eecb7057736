import Foundation

/// The time of the machine.
struct SystemWorkClock: WorkClock {
  // All processes that share a database have to agree on it, so it is no clock of the process.
  var now: Timestamp { Timestamp(milliseconds: Int(Date().timeIntervalSince1970 * 1000)) }

  func sleep(until deadline: Timestamp) async throws {
    try await Task.sleep(for: max(.zero, deadline - now))
  }
}
