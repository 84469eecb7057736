/// Does one job, whole or not at all.
protocol JobExecution: Sendable {
  /// Does a job and completes it.
  ///
  /// - Throws: What went wrong, and then nothing that the job has written is kept.
  func run(_ job: Job) async throws
}
