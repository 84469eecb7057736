/// Where a job is on its way.
enum JobState: String, CaseIterable, Sendable {
  /// Waits for a worker, or for its time.
  case queued
  /// A worker has it, until its lease runs out.
  case running
  case done
  /// Nobody will try again.
  case failed
}
