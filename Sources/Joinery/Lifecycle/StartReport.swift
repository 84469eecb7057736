/// How a container was started.
public struct StartReport: Sendable {
  /// One component that was made or started.
  public struct Component: Sendable {
    /// The component's key.
    public let name: String
    /// When its construction began, from the beginning of the start.
    public let began: Duration
    /// When its construction ended.
    public let ended: Duration
    /// The component that it had to wait for last.
    public let waitedFor: String?
  }

  /// The components in the order in which they were complete.
  public let components: [Component]
  /// How long it took altogether.
  public let duration: Duration

  /// The components that the duration is made of: each waited for the one before it.
  public var criticalPath: [Component] {
    var path: [Component] = []
    var next = components.max { $0.ended < $1.ended }
    while let component = next, path.count < components.count {
      path.append(component)
      next = component.waitedFor.flatMap { name in components.first { $0.name == name } }
    }
    return path.reversed()
  }
}
