/// Counters, and the durations of attempts for each kind.
struct MetricsSummary: Hashable, Sendable {
  /// How long attempts took.
  struct Durations: Hashable, Sendable {
    var count = 0
    var total = Duration.zero
    var longest = Duration.zero

    mutating func add(_ duration: Duration) {
      count += 1
      total += duration
      longest = max(longest, duration)
    }
  }

  var counters: [JobEvent: Int] = [:]
  var durations: [String: Durations] = [:]

  /// How often something has happened.
  subscript(event: JobEvent) -> Int { counters[event] ?? 0 }
}
