import Synchronization

/// Metrics that are kept until the process ends.
final class MemoryMetrics: Metrics {
  private let kept = Mutex(MetricsSummary())

  var summary: MetricsSummary { kept.withLock { $0 } }

  func count(_ event: JobEvent) {
    kept.withLock { $0.counters[event, default: 0] += 1 }
  }

  func record(_ duration: Duration, of kind: String) {
    kept.withLock { $0.durations[kind, default: .init()].add(duration) }
  }
}
