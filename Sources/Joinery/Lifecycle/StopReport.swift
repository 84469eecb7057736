/// How a container, or a scope, was stopped.
public struct StopReport: Sendable {
  /// What happened to one component.
  public struct Component: Sendable {
    /// The component's key.
    public let name: String
    /// How long it took.
    public let duration: Duration
    /// What it threw.
    public let error: (any Error)?
    /// Whether the deadline passed before it was done; it was cancelled then.
    public let isLate: Bool
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
