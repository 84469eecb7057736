/// What opening the shop took its time for.
struct OpeningReport: Report {
  private struct Step: Encodable {
    let name: String
    let milliseconds: Double
  }

  let timeline: Timeline

  /// The critical path in one line: each part waited for the one before it.
  var text: String {
    let path = steps.map { "\($0.name) (\($0.milliseconds) ms)" }.joined(separator: " -> ")
    return "\(path.isEmpty ? "" : "\(path), ")\(timeline.duration.milliseconds) ms in all"
  }

  func encode(to encoder: any Encoder) throws {
    try steps.encode(to: encoder)
  }

  private var steps: [Step] {
    timeline.criticalPath.map { step in
      Step(name: step.name, milliseconds: (step.ended - step.began).milliseconds)
    }
  }
}

extension Duration {
  /// The duration in milliseconds, to a tenth.
  fileprivate var milliseconds: Double {
    (self / .microseconds(100)).rounded() / 10
  }
}
