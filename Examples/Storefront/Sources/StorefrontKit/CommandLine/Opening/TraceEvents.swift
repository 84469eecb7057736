import Foundation

/// A timeline in the Trace Event Format, which Perfetto and the browsers' tracing pages show.
struct TraceEvents: Encodable {
  /// A step with its beginning and its length, in microseconds.
  private struct Event: Encodable {
    let name: String
    let cat: String
    let ph = "X"
    let ts: Double
    let dur: Double
    let pid: Int32
    /// The row that shows the step: one of its own among those that went on at the same time.
    let tid: Int

    enum CodingKeys: CodingKey {
      case name, cat, ph, ts, dur, pid, tid
    }
  }

  private let traceEvents: [Event]

  init(_ timeline: Timeline, process: Int32) {
    var rows: [Duration] = []
    traceEvents = timeline.steps.sorted { $0.began < $1.began }.map { step in
      let row = rows.firstIndex { $0 <= step.began } ?? rows.endIndex
      if row == rows.endIndex { rows.append(step.ended) } else { rows[row] = step.ended }
      return Event(
        name: step.name, cat: step.kind.rawValue, ts: step.began.microseconds,
        dur: (step.ended - step.began).microseconds, pid: process, tid: row + 1)
    }
  }
}

extension Duration {
  fileprivate var microseconds: Double { self / .microseconds(1) }
}
