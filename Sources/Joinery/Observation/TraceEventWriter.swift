import JoineryThreads

/// An observer that keeps every step, to be shown by a trace viewer.
///
/// ``json`` is in the Trace Event Format, which Perfetto and the tracing pages of browsers open. Each step
/// that takes time is a bar; bars that overlap are on lanes of their own.
///
/// ```swift
/// let trace = TraceEventWriter()
/// let container = try Container("app", observers: [trace]) { … }
/// try await container.start()
/// try trace.json.write(toFile: "start.json", atomically: true, encoding: .utf8)
/// ```
public final class TraceEventWriter: Observer {
  private struct Bar {
    let name: String
    let category: String
    let detail: String
    let begin: ContinuousClock.Instant
    let duration: Duration
  }

  private let origin = ContinuousClock.now
  private let bars = Mutex<[Bar]>([])

  /// Creates a writer; times count from now.
  public init() {}

  /// Keeps an event.
  ///
  /// - Parameter event: What has happened: what takes no time is left out.
  public func observe(_ event: ContainerEvent) {
    guard let duration = event.duration else { return }
    let bar = Bar(
      name: event.component, category: category(of: event.step),
      detail: (event.chain + [event.component]).joined(separator: " → "),
      begin: event.time - duration, duration: duration)
    bars.withLock { $0.append(bar) }
  }

  /// The steps so far, as JSON.
  ///
  /// - Complexity: O(*n* log *n*) in the number of steps, and the number of lanes for each.
  public var json: String {
    let bars = bars.withLock { $0 }.sorted { $0.begin < $1.begin }
    var laneEnds: [ContinuousClock.Instant] = []
    let events = bars.map { bar in
      let lane = laneEnds.firstIndex { $0 <= bar.begin } ?? laneEnds.count
      if lane == laneEnds.count { laneEnds.append(bar.begin) }
      laneEnds[lane] = bar.begin + bar.duration
      return event(of: bar, lane: lane + 1)
    }
    return "{\"traceEvents\":[\(events.joined(separator: ","))],\"displayTimeUnit\":\"ms\"}"
  }

  private func event(of bar: Bar, lane: Int) -> String {
    """
    {"name":\(bar.name.jsonString),"cat":\(bar.category.jsonString),"ph":"X",\
    "ts":\((bar.begin - origin).microseconds),"dur":\(bar.duration.microseconds),"pid":1,\
    "tid":\(lane),"args":{"path":\(bar.detail.jsonString)}}
    """
  }

  private func category(of step: ContainerEvent.Step) -> String {
    switch step {
    case .constructionBegan, .constructionEnded: "construction"
    case .constructionFailed: "failure"
    case .waited: "wait"
    case .started: "start"
    case .stopped: "stop"
    }
  }
}

extension String {
  /// The string as a JSON value.
  fileprivate var jsonString: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
