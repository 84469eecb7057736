/// What is known of a job.
struct JobRecord: Hashable, Sendable {
  var id: Job.ID
  var kind: String
  var state: JobState
  var attempts: Int
  /// What the last attempt failed with.
  var error: String?
  /// What the job has written.
  var results: [String]
}
