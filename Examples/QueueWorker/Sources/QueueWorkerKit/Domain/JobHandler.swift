/// Does the jobs of one kind.
///
/// A job is done at least once. What its handler writes into the transaction of its context counts
/// exactly once; what it does elsewhere has to bear being done again.
package protocol JobHandler: Sendable {
  /// What it handles.
  var kind: JobKind { get }

  /// Does a job.
  ///
  /// The task is cancelled when the worker cannot wait any longer, or has lost the job.
  ///
  /// - Parameters:
  ///   - job: The job.
  ///   - context: What belongs to this attempt.
  /// - Throws: ``PermanentFailure`` if trying again would not help.
  func handle(_ job: Job, in context: JobContext) async throws
}
