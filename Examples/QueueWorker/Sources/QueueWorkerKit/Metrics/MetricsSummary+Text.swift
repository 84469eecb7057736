extension MetricsSummary {
  /// The summary to read: the counters on one line, then a line for each kind.
  var text: String {
    let counters = JobEvent.allCases.map { "\($0.rawValue) \(self[$0])" }
    let kinds = durations.sorted { $0.key < $1.key }.map { kind, durations in
      let average = durations.total / durations.count
      return "  \(kind): \(durations.count) \(durations.count == 1 ? "attempt" : "attempts"), "
        + "\(average.milliseconds) ms on average, \(durations.longest.milliseconds) ms at most"
    }
    return ([counters.joined(separator: ", ")] + kinds).joined(separator: "\n")
  }
}
