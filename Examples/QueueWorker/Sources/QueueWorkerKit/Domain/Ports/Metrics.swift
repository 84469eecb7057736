/// What is counted and timed.
protocol Metrics: Sendable {
  func count(_ event: JobEvent)
  func record(_ duration: Duration, of kind: String)
  /// All of it, so far.
  var summary: MetricsSummary { get }
}
