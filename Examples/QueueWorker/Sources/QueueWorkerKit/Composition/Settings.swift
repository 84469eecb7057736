/// What is known before anything is made.
package struct Settings: Hashable, Sendable {
  /// The file of the database, or `:memory:`.
  var database = "queue.sqlite"
  /// How many jobs are done at the same time.
  var workers = 2
  /// Whether the workers end when there is nothing left to do.
  var isUntilEmpty = false
  /// How long jobs that are being done may go on after a stop was asked for.
  var grace = Duration.seconds(30)
  /// How long a job belongs to a worker that shows no sign of life.
  var lease = Duration.seconds(60)
  /// How often to look for jobs that other processes have added.
  var pollInterval = Duration.seconds(1)
  /// How long to wait for another process that uses the database.
  var busyTimeout = Duration.seconds(5)
  var retries = RetryPolicy()
}
