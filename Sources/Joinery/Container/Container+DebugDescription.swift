import JoineryAnalysis

/// What a container is, in a line.
extension Container: CustomDebugStringConvertible {
  /// What the container is, how many bindings it has, and whether it was started or stopped.
  ///
  /// It is what `print(container)` writes: `scope 'session' of 'shop': 14 bindings, 2 of its own, started`.
  /// Nothing is made for it. All bindings are in ``description``.
  ///
  /// - Complexity: O(containers around it).
  public var debugDescription: String { core.summary }
}

extension ContainerCore {
  /// What the container is, in a line.
  fileprivate var summary: String {
    let count = blueprint.nodes.count
    let bindings = "\(count) \(count == 1 ? "binding" : "bindings")"
    guard let parent else { return "container '\(name)': \(bindings), \(state)" }
    let own = "\(count - parent.blueprint.nodes.count) of its own"
    return "\(kind): \(bindings), \(own), \(state)"
  }

  /// What was derived, and from what.
  private var kind: String {
    let around = ownerNames.dropLast().last
    let scope = around.map { "scope '\(name)' of '\($0)'" }
    return (scope ?? "container '\(name)'")
      + (containerKind == .overriding ? " with overrides" : "")
  }

  /// Whether it was started or stopped; what was stopped ends what was derived from it.
  private var state: String {
    let closed = sequence(first: self, next: \.parent).first(where: \.isClosed)
    if let closed, closed !== self { return "stopped with '\(closed.name)'" }
    return lifecycle.state
  }
}
