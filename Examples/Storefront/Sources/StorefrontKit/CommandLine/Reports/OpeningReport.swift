/// What opening the shop took its time for.
struct OpeningReport: Report {
  private struct Step: Encodable {
    let name: String
    let milliseconds: Double
  }

  let opening: Opening

  /// The critical path in one line: each part waited for the one before it.
  var text: String {
    let path = steps.map { "\($0.name) (\($0.milliseconds) ms)" }.joined(separator: " -> ")
    return "\(path.isEmpty ? "" : "\(path), ")\(opening.duration.milliseconds) ms in all"
  }

  func encode(to encoder: any Encoder) throws {
    try steps.encode(to: encoder)
  }

  private var steps: [Step] {
    opening.criticalPath.map { Step(name: $0.name, milliseconds: $0.duration.milliseconds) }
  }
}

extension Duration {
  /// The duration in milliseconds, to a tenth.
  fileprivate var milliseconds: Double {
    (self / .microseconds(100)).rounded() / 10
  }
}
