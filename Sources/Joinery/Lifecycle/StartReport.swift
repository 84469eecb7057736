import JoineryAnalysis

/// How a container was started.
public struct StartReport: Sendable {
  /// What a start does.
  public enum Phase: String, Sendable {
    /// Makes what is eager or has to be awaited, and what that needs.
    case construction
    /// Calls ``Startable/start()``.
    case start
  }

  /// One component that was made or started.
  public struct Component: Sendable {
    /// The component's key.
    public var name: String { Key(ofType: type).shortName }
    /// What was done with it.
    public let phase: Phase
    /// When that began, from the beginning of the start.
    public let began: Duration
    /// When that ended.
    public let ended: Duration
    /// The component that it had to wait for last.
    public var waitedFor: String? { cause.map { Key(ofType: $0.type).shortName } }

    // Names are made when they are read: a start takes no time for them.
    let number: Int
    let type: Any.Type
    let cause: (number: Int, type: Any.Type)?
  }

  /// The components in the order in which they were complete.
  public let components: [Component]
  /// How long it took altogether.
  public let duration: Duration

  /// The components that the duration is made of: each waited for the one before it.
  ///
  /// Starting begins when everything is made, so it waits for the component that was made last.
  public var criticalPath: [Component] {
    path(.construction) + path(.start)
  }

  private func path(_ phase: Phase) -> [Component] {
    let components = components.filter { $0.phase == phase }
    var path: [Component] = []
    var next = components.max { $0.ended < $1.ended }
    while let component = next, path.count < components.count {
      path.append(component)
      next = component.cause.flatMap { cause in components.first { $0.number == cause.number } }
    }
    return path.reversed()
  }
}

extension StartReport: CustomStringConvertible {
  /// The report as text: a line for each component, in the order in which they were complete.
  public var description: String {
    (["started in \(duration.milliseconds)"]
      + components.map { component in
        let took = (component.ended - component.began).milliseconds
        let cause = component.waitedFor.map { ", after \($0)" } ?? ""
        return switch component.phase {
        case .construction: "  made \(component.name) in \(took)\(cause)"
        case .start: "  started \(component.name) in \(took)\(cause)"
        }
      })
      .joined(separator: "\n")
  }
}
