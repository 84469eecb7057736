import Joinery

/// The metrics.
///
/// The queue is counted by wrapping it, so that who uses it need not know.
let metricsModule = Module("metrics") {
  Singleton<any Metrics>(MemoryMetrics.init)
  Decorate<any JobQueue>(MeasuredJobQueue.init(base:metrics:))
}
