/// The jobs, in storage that several workers and processes share.
///
/// What is done with a job that was claimed throws ``LostLease`` if somebody else has claimed it since.
protocol JobQueue: Sendable {
  /// Adds a job, which may be claimed at once.
  func add(kind: String, payload: String, at now: Timestamp) throws -> Job.ID
  /// Takes a job whose time has come, or whose worker has died, for nobody else to take.
  ///
  /// - Parameters:
  ///   - now: The time.
  ///   - expiry: When the worker counts as dead.
  /// - Returns: The job, or nil if there is none to do now.
  /// - Throws: What the storage throws.
  func claim(at now: Timestamp, until expiry: Timestamp) throws -> Job?
  /// Says that the worker is still alive.
  func extendLease(of job: Job, until expiry: Timestamp) throws
  /// Ends a job and keeps what it has written: both or neither.
  func complete(_ job: Job, writing results: [String]) throws
  /// Has a job tried again later.
  func retry(_ job: Job, at due: Timestamp, after error: String) throws
  /// Gives a job up.
  func fail(_ job: Job, after error: String) throws
  /// Has a job tried again by somebody else, as if it had not been claimed.
  func giveBack(_ job: Job) throws
  /// When there may be something to claim, or nil if all jobs are done or given up.
  func nextDue() throws -> Timestamp?
  /// All jobs, the oldest first.
  func all() throws -> [JobRecord]
}
