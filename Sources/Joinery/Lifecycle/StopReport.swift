/// How a container, or a scope, was stopped.
public struct StopReport: Sendable {
  /// What happened to one component.
  public struct Component: Sendable {
    /// The component's key.
    public let name: String
    /// When stopping it began, from the beginning of the stop.
    public let began: Duration
    /// When that ended.
    public let ended: Duration
    /// What it threw.
    public let error: (any Error)?
    /// Whether the deadline passed before it was done; it was cancelled then.
    public let isLate: Bool

    /// How long it took.
    public var duration: Duration { ended - began }
  }

  /// The components that had something to stop, in the order in which they were done.
  public let components: [Component]
  /// How long it took altogether.
  public let duration: Duration

  /// The components that failed or were late.
  public var failures: [Component] {
    components.filter { $0.error != nil || $0.isLate }
  }
}

extension StopReport: CustomStringConvertible {
  /// The report as text: a line for each component, in the order in which they were done.
  public var description: String {
    (["stopped in \(duration.milliseconds)"] + components.map { "  \($0.line)" })
      .joined(separator: "\n")
  }
}

extension StopReport.Component {
  /// What happened to the component, on one line.
  fileprivate var line: String {
    let took = duration.milliseconds
    if let error { return "failed to stop \(name) after \(took): \(error)" }
    return isLate ? "\(name) was not done after \(took)" : "stopped \(name) in \(took)"
  }
}
