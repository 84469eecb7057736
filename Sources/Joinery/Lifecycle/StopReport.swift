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
