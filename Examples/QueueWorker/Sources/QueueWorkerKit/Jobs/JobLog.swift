/// The log of one attempt, whose lines say which it is.
package struct JobLog: Sendable {
  let job: Job
  let sink: any LogSink

  /// Says something about the job.
  package func say(_ text: String) {
    sink.write("job \(job.id) (\(job.kind)), attempt \(job.attempt): \(text)")
  }
}
